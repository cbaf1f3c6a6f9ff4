"use strict";
const by = id => document.getElementById(id);

// The table, as often as it changes.
const live = by("live"), lost = by("lost"), said = by("said");
if (live && live.dataset.events) {
  const quiet = 40000; // more than two beats of the server
  let source, heard, over = false, told = "";
  const hear = () => { heard = Date.now(); lost.hidden = true; };
  const listen = () => {
    if (over) return;
    if (source) source.close();
    hear();
    source = new EventSource(live.dataset.events);
    source.addEventListener("beat", hear);
    source.addEventListener("table", e => {
      hear();
      const open = live.querySelector("details[open]") !== null;
      live.innerHTML = e.data;
      const signs = live.querySelector("details");
      if (signs) signs.open = open;
      const text = [".awaited", ".turn li:last-child"].map(s => (live.querySelector(s) || {}).textContent || "").join(" ");
      if (told && told !== text) said.textContent = text;
      told = text;
    });
    source.addEventListener("over", e => {
      over = true;
      source.close();
      lost.textContent = e.data;
      lost.hidden = false;
    });
    source.onerror = () => {
      if (over) return;
      lost.hidden = false;
      if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
    };
  };
  const awake = () => { if (!document.hidden && (Date.now() - heard > quiet || source.readyState === EventSource.CLOSED)) listen(); };
  document.addEventListener("visibilitychange", awake);
  addEventListener("online", listen);
  addEventListener("pageshow", e => { if (e.persisted) listen(); });
  setInterval(awake, 5000);
  listen();
}

// The rules, while people type.
const ask = by("ask"), answers = by("answers");
if (ask && window.fetch) {
  let waiting, asked = 0;
  const find = async () => {
    const turn = ++asked, body = new URLSearchParams({ q: by("q").value, only: "1" });
    if (by("q").value.trim() === "") { answers.textContent = ""; return; }
    try {
      const found = await fetch(ask.action, { method: "POST", body, credentials: "same-origin" });
      const text = await found.text();
      if (turn === asked && found.ok) answers.innerHTML = text;
    } catch { /* the page says already that the server is not there */ }
  };
  by("q").addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(find, 120); });
  ask.addEventListener("submit", e => { e.preventDefault(); clearTimeout(waiting); find(); });
}

// What a seat works out alone: everything below happens on this phone, and nothing of
// it is sent or kept.
const own = by("own");
if (own) {
  const known = JSON.parse(by("lies").textContent), cards = [...document.querySelectorAll(".grid button")];
  const show = () => {
    for (const card of cards) {
      const lies = own.value === "" ? "" : known.lies[own.value][card.dataset.at];
      card.classList.toggle("upright", lies === "1");
      card.classList.toggle("sideways", lies === "0");
      card.setAttribute("aria-label", card.dataset.name + (lies === "" ? "" : ": " + (lies === "1" ? known.upright : known.sideways)));
    }
  };
  const forget = () => {
    own.value = "";
    for (const card of cards) card.classList.remove("mine");
    show();
  };
  for (const card of cards) card.addEventListener("click", () => card.setAttribute("aria-pressed", card.classList.toggle("mine")));
  own.addEventListener("change", show);
  by("forget").addEventListener("click", forget);
  document.addEventListener("visibilitychange", () => { if (document.hidden) forget(); });
  addEventListener("pagehide", forget);
  forget();
}
