"use strict";
// The question of a seat. It comes whole and is drawn part by part: what has not changed is not touched.
const panel = document.getElementById("asked"), lost = document.getElementById("lost"), said = document.getElementById("said");
const table = document.getElementById("seat-live"), usual = lost.textContent;
const html = new Map();
let sending = false, waits = null, pressed = false, changed = 0, spoken = "", rings = "0", shown = 0, source, heard = 0, over = false;

const key = part => part.dataset.part;
const speak = text => { if (text && text !== spoken) said.textContent = spoken = text; };
for (const part of panel.querySelectorAll(":scope > [data-part]")) html.set(key(part), part.outerHTML);

// reveal moves the page no further than it must to show the question and its buttons.
const reveal = () => {
  const head = panel.querySelector("[data-part^=head-]"), forms = panel.querySelectorAll(":scope > form:not(.claim, .words)");
  for (const part of [forms[forms.length - 1], head]) if (part) part.scrollIntoView({ block: "nearest" });
};
const typing = () => [...panel.querySelectorAll("input[name=typed]")].some(f => f === document.activeElement && f.value !== "");

// draw puts the parts of the panel in their places. While a finger is down it waits.
const draw = (text, own) => {
  if (pressed && !own) { waits = text; return; }
  waits = null;
  const next = new DOMParser().parseFromString(text, "text/html").body, before = heading(), asked = question();
  const still = !own && !sending && typing();
  const change = Number((next.querySelector("[data-change]") || { dataset: { change: shown } }).dataset.change);
  if (change < shown) return; // an answer and the stream may overtake each other
  shown = change;
  let at = panel.firstElementChild;
  const kept = new Set();
  for (const part of [...next.children].filter(key)) {
    const now = [...panel.children].find(p => key(p) === key(part));
    kept.add(key(part));
    if (now && html.get(key(part)) === part.outerHTML) { if (now === at) at = at.nextElementSibling; else panel.insertBefore(now, at); continue; }
    html.set(key(part), part.outerHTML);
    if (now && now.tagName === "DETAILS" && now.open) part.open = true;
    if (now) { if (now === at) at = at.nextElementSibling; now.replaceWith(part); if (part.nextElementSibling !== at) panel.insertBefore(part, at); }
    else panel.insertBefore(part, at);
  }
  for (const part of [...panel.children]) if (!kept.has(key(part))) { html.delete(key(part)); part.remove(); }
  const top = panel.querySelector("[data-rings]");
  if (top && top.dataset.rings !== rings) { rings = top.dataset.rings; if (navigator.vibrate) navigator.vibrate(300); }
  const notice = panel.querySelector(".notice");
  if (heading() !== before) { speak(heading()); if (own) { const h = panel.querySelector("h2"); if (h) h.focus({ preventScroll: true }); } }
  if (question() !== asked) { changed = Date.now(); if (!still) reveal(); }
  if (notice && !notice.hidden) speak(notice.textContent);
};
const question = () => { const head = panel.querySelector("[data-part^=head-]"); return head ? key(head) : ""; };
const heading = () => { const h = panel.querySelector("h2"); return h ? h.textContent : ""; };

// send sends one answer, once: it is tried again with the same word until the server has said what became of it.
const send = async (form, button) => {
  if (sending) return;
  sending = true;
  const body = new URLSearchParams(new FormData(form));
  if (button && button.name) body.append(button.name, button.value);
  body.set("once", [...crypto.getRandomValues(new Uint8Array(9))].map(b => b.toString(36)).join(""));
  body.set("script", "1");
  panel.setAttribute("aria-busy", "true");
  for (let tries = 1; sending; tries++) {
    try {
      const answer = await fetch(form.action, { method: "POST", body, credentials: "same-origin", signal: AbortSignal.timeout(6000) });
      const text = await answer.text();
      sending = false; lost.hidden = true; lost.textContent = usual;
      const typed = body.get("typed");
      if (answer.headers.get("X-Part") === "asked") draw(text, true); else refused(answer.status, text);
      const line = panel.querySelector(".line input[name=typed]");
      if (line && form.classList.contains("line")) line.value = answer.ok ? "" : typed;
    } catch { said.textContent = lost.textContent = panel.dataset.trying; lost.hidden = false; await new Promise(done => setTimeout(done, Math.min(500 * tries, 4000))); }
  }
  panel.removeAttribute("aria-busy");
};
panel.addEventListener("submit", e => {
  if (e.target.classList.contains("claim")) return;
  e.preventDefault();
  const line = e.target.querySelector("input[name=typed]"); // a typed answer is meant, a tap may be meant for the question before
  if (Date.now() - changed > 350 || line && line.value !== "") send(e.target, e.submitter);
});
addEventListener("pointerdown", () => { pressed = true; });
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => { pressed = false; if (waits !== null) draw(waits); }, 0));

const listen = () => {
  if (over) return;
  if (source) source.close();
  heard = Date.now();
  source = new EventSource(panel.dataset.events);
  const hear = () => { heard = Date.now(); if (!sending) lost.hidden = true; };
  source.onopen = () => { shown = 0; };
  source.addEventListener("beat", hear);
  source.addEventListener("ask", e => { hear(); draw(e.data); });
  source.addEventListener("table", e => { hear(); table.innerHTML = e.data; });
  source.addEventListener("over", e => { end("ended", e.data); setInterval(back, 10000); });
  source.addEventListener("out", e => end("out", e.data));
  source.onerror = () => {
    if (over) return;
    lost.hidden = false;
    if (source.readyState === EventSource.CLOSED) hearWhy();
  };
};
// end stops the page: what it shows stays, and nothing on it can be tapped.
const end = (how, text) => { over = true; source.close(); wipe(); document.body.classList.add(how); said.textContent = lost.textContent = text; lost.hidden = false; };
const refused = (status, text) => {
  const why = new DOMParser().parseFromString(text, "text/html").querySelector(".trouble");
  if (status === 403) end("out", why ? why.textContent : usual);
  else if (why) { said.textContent = lost.textContent = why.textContent; lost.hidden = false; }
};
// hearWhy asks for what an EventSource does not tell: why there is nothing to hear.
const hearWhy = async () => {
  const leave = new AbortController();
  try {
    const answer = await fetch(panel.dataset.events, { signal: leave.signal });
    if (!answer.ok) refused(answer.status, await answer.text());
  } catch { /* the server is not there */ } finally { leave.abort(); }
};
// back shows the page again when the program has been started again.
const back = async () => {
  if (document.hidden) return;
  try { if ((await fetch(location.href, { redirect: "manual" })).ok) location.reload(); } catch { /* not yet */ }
};
// wipe takes what one seat alone may see off the screen, and has the server forget it.
const wipe = () => {
  const alone = panel.querySelector("[data-alone]");
  if (!alone) return;
  const url = panel.dataset.events.replace(/\/events$/, "");
  navigator.sendBeacon(url, new URLSearchParams({ q: alone.dataset.alone, word: "back", script: "1" }));
  panel.textContent = said.textContent = ""; html.clear();
};
const awake = () => { if (!over && !document.hidden && (Date.now() - heard > 13000 || source.readyState === EventSource.CLOSED)) listen(); };
document.addEventListener("visibilitychange", () => { if (document.hidden) { wipe(); source.close(); } else listen(); });
addEventListener("pagehide", wipe);
addEventListener("online", listen);
addEventListener("pageshow", e => { if (e.persisted) listen(); });
setInterval(awake, 3000);
listen();
reveal();
