"use strict";
const by = id => document.getElementById(id);

// The table, as often as it changes.
const live = by("live"), lost = by("lost"), said = by("said");
if (live) {
  const quiet = 40000; // more than two beats of the server
  const usual = lost.textContent;
  let source, heard, over = false, told = "";
  const tell = text => { lost.textContent = text; lost.hidden = false; };
  const hear = () => { heard = Date.now(); lost.hidden = true; };
  const draw = text => {
    const all = kind => [...live.querySelectorAll(kind)], places = "a, summary, button";
    const open = all("details").map(d => d.open), at = all(places).indexOf(document.activeElement);
    live.innerHTML = text;
    all("details").forEach((d, i) => { d.open = open[i]; });
    if (all(places)[at]) all(places)[at].focus({ preventScroll: true });
    live.dispatchEvent(new Event("drawn"));
    const news = [".awaited, .over", ".turn li:last-child"].map(s => (live.querySelector(s) || {}).textContent || "").join(" ");
    if (told && told !== news) said.textContent = news;
    told = news;
  };
  const end = text => { over = true; source.close(); tell(text); };
  // back shows the page again when the program has been started again.
  const back = async () => {
    if (document.hidden) return;
    try { if ((await fetch(location.href, { redirect: "manual" })).ok) location.reload(); } catch { /* not yet */ }
  };
  // refused asks for what an EventSource does not tell: why there is nothing to hear.
  const refused = async () => {
    const leave = new AbortController();
    try {
      const answer = await fetch(live.dataset.events, { signal: leave.signal });
      if (!answer.ok) {
        const why = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".trouble").textContent;
        return answer.status === 403 ? end(why) : tell(why);
      }
    } catch { /* the server is not there */ } finally { leave.abort(); }
  };
  const listen = () => {
    if (over) return;
    if (source) source.close();
    heard = Date.now();
    source = new EventSource(live.dataset.events);
    source.addEventListener("beat", hear);
    source.addEventListener("table", e => { hear(); draw(e.data); });
    source.addEventListener("over", e => { document.body.classList.add("ended"); end(e.data); setInterval(back, 10000); });
    source.onerror = () => {
      if (over) return;
      tell(usual);
      if (source.readyState === EventSource.CLOSED) { refused(); setTimeout(awake, 3000); }
    };
  };
  const awake = () => { if (!document.hidden && (Date.now() - heard > quiet || source.readyState === EventSource.CLOSED)) listen(); };
  // A page that nobody sees hears nothing: a browser opens six connections to a server, for all of its pages.
  document.addEventListener("visibilitychange", () => document.hidden ? source.close() : awake());
  addEventListener("online", listen);
  document.addEventListener("resume", listen);
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
  const cards = () => [...live.querySelectorAll(".grid button")], mine = new Set();
  const show = () => {
    const known = JSON.parse(by("lies").textContent);
    for (const card of cards()) {
      const lies = own.value === "" ? "" : known.lies[own.value][card.dataset.at];
      card.classList.toggle("upright", lies === "1");
      card.classList.toggle("sideways", lies === "0");
      card.classList.toggle("mine", mine.has(card.dataset.at));
      card.setAttribute("aria-pressed", mine.has(card.dataset.at));
      card.setAttribute("aria-label", card.dataset.name + (lies === "" ? "" : ": " + (lies === "1" ? known.upright : known.sideways)));
    }
  };
  const forget = () => { own.value = ""; mine.clear(); if (by("lies")) show(); };
  live.addEventListener("click", e => {
    const card = e.target.closest(".grid button");
    if (!card) return;
    if (!mine.delete(card.dataset.at)) mine.add(card.dataset.at);
    show();
  });
  live.addEventListener("drawn", () => by("lies") ? show() : forget());
  own.addEventListener("change", () => { if (by("lies")) show(); });
  by("forget").addEventListener("click", forget);
  document.addEventListener("visibilitychange", () => { if (document.hidden) forget(); });
  addEventListener("pagehide", forget);
  forget();
}
