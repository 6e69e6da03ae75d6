// @ts-check
/**
 * The little that a browser must do itself: point at things, listen for changes, keys, zoom, gliding pieces.
 * It holds no rules and nothing worth keeping: every choice is an address, every answer a whole table.
 */

/** @type {any} */
const htmx = /** @type {any} */ (window).htmx;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const phone = matchMedia("(max-width: 860px)");

/** @param {string} id @returns {HTMLElement | null} */
const find = (id) => document.getElementById(id);
const table = () => find("table");

/** @param {string} path */
function show(path) {
  return htmx.ajax("GET", path, { source: table(), target: "#table", swap: "outerMorph" });
}

/** @param {Record<string, string>} choice @param {string} [part] */
function address(choice, part = "view") {
  const data = table()?.dataset ?? {};
  const query = new URLSearchParams(choice);
  if (part === "view" && data.asked) query.set("asked", data.asked);
  if (data.kind && !choice.kind) query.set("kind", data.kind);
  return `/t/${data.table}/${part}?${query}`;
}

// Pointing at things

/** @param {EventTarget | null} target @param {string} selector @returns {HTMLElement | null} */
const within = (target, selector) => (target instanceof Element ? target.closest(selector) : null);

/** What the box beside it is about. @type {HTMLElement | null} */
let explained = null;
/** Only the last question is answered, and none after the box was closed. */
let questions = 0;
/** @type {number | undefined} */
let waiting;
/** @param {HTMLElement} thing @param {boolean} why */
async function explain(thing, why) {
  const box = find("about");
  /** @type {Record<string, string>} */
  const about = thing.dataset.why ? { kind: thing.dataset.why } : { thing: thing.dataset.thing ?? "" };
  if (!box) return;
  const path = address({ ...about, ...(why ? { why: "1" } : {}) }, "about");
  clearTimeout(waiting);
  const mine = (questions += 1);
  // What was asked for by a click does not go away with the mouse.
  if (why) box.classList.add("no");
  const answer = await fetch(path).catch(() => null);
  const text = answer?.ok ? await answer.text() : "";
  if (!text || mine !== questions || !thing.isConnected) return;
  box.innerHTML = text;
  htmx.process(box);
  box.classList.toggle("no", box.querySelector(".reasons") !== null);
  box.hidden = false;
  explained = thing;
  const place = thing.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const left = Math.max(8, Math.min(place.left + place.width / 2 - box.offsetWidth / 2, room - box.offsetWidth - 8));
  const below = place.bottom + box.offsetHeight + 16 < innerHeight || place.top < box.offsetHeight + 16;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${scrollY + (below ? place.bottom + 10 : place.top - box.offsetHeight - 10)}px`;
}

function hush() {
  clearTimeout(waiting);
  questions += 1;
  const box = find("about");
  if (!box) return;
  box.hidden = true;
  box.classList.remove("no");
}

/** @param {Event} event @param {number} delay */
function hover(event, delay) {
  const thing = within(event.target, "#table [data-thing]");
  clearTimeout(waiting);
  if (thing && !find("about")?.classList.contains("no")) {
    waiting = setTimeout(() => explain(thing, false), delay);
  }
}

document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && hover(event, 450));
document.addEventListener("pointerout", (event) => {
  clearTimeout(waiting);
  if (event.pointerType === "mouse" && within(event.target, "[data-thing]") && !find("about")?.classList.contains("no")) hush();
});
document.addEventListener("focusin", (event) => {
  if (!returning && event.target instanceof Element && event.target.matches(":focus-visible")) hover(event, 300);
});

document.addEventListener("click", (event) => {
  clearTimeout(waiting);
  const target = within(event.target, "#table [data-move]");
  const thing = target ?? within(event.target, "#table [data-thing], #table [data-why]");
  if (!within(event.target, "#about") || within(event.target, ".shut")) hush();
  if (target?.dataset.thing) show(address({ at: target.dataset.thing }));
  else if (thing) explain(thing, true);
});
document.addEventListener("contextmenu", (event) => {
  const thing = within(event.target, "#table [data-thing]");
  if (thing) {
    event.preventDefault();
    explain(thing, true);
  }
});

// Rules beside the board

/** @param {boolean} open @param {string} [rule] */
async function book(open, rule = "") {
  const drawer = find("book");
  if (!drawer) return;
  drawer.hidden = !open;
  document.body.classList.toggle("reading", open);
  find("open-book")?.setAttribute("aria-expanded", String(open));
  if (!open) return;
  const path = `${drawer.dataset.part}${rule ? `&q=${rule}` : ""}`;
  await htmx.ajax("GET", path, { target: "#book", swap: "innerHTML" });
  drawer.querySelector("input")?.focus();
}
document.addEventListener("click", (event) => {
  if (within(event.target, "#open-book")) book(Boolean(find("book")?.hidden));
  if (within(event.target, ".close-book")) book(false);
  const rule = within(event.target, "a[data-rule]");
  if (rule?.dataset.rule && find("book")) {
    event.preventDefault();
    book(true, rule.dataset.rule);
  }
});

// Keys

/** Lit things in the direction of an arrow, the nearest first. @param {Element} from @param {number} dx @param {number} dy */
function towards(from, dx, dy) {
  const { left, top, width, height } = from.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  let best = null;
  let least = Infinity;
  for (const other of document.querySelectorAll("#table [data-move]")) {
    const place = other.getBoundingClientRect();
    const along = (place.left + place.width / 2 - x) * dx + (place.top + place.height / 2 - y) * dy;
    const across = Math.abs((place.left + place.width / 2 - x) * dy) + Math.abs((place.top + place.height / 2 - y) * dx);
    if (other !== from && along > 1 && along + 2 * across < least) {
      least = along + 2 * across;
      best = other;
    }
  }
  return /** @type {SVGElement | null} */ (best);
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  const focused = document.activeElement;
  const typing = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement;
  const box = find("about");
  // From what was asked about, the next stop is the answer.
  const answer = focused === explained && box?.hidden === false ? box.querySelector("a, button:not(.shut)") : null;
  if (event.key === "Tab" && !event.shiftKey && answer instanceof HTMLElement) {
    event.preventDefault();
    answer.focus();
    return;
  }
  if (event.key === "Escape") {
    if (box?.hidden === false) {
      if (box.contains(focused)) explained?.focus();
      hush();
    } else if (find("book")?.hidden === false) book(false);
    else find("back")?.click();
    return;
  }
  if (typing || event.ctrlKey || event.metaKey || event.altKey || !table()) return;
  const thing = within(focused, "#table [data-thing]");
  if (event.key in ARROWS) {
    const [dx, dy] = ARROWS[event.key];
    const next = thing ? towards(thing, dx, dy) : document.querySelector("#table [data-move]");
    if (next instanceof SVGElement) {
      event.preventDefault();
      next.focus();
    }
  } else if (event.key === "Enter" || event.key === " ") {
    if (thing) {
      event.preventDefault();
      if (find("confirm") && thing.matches(".target") && event.key === "Enter" && thing.dataset.move?.split(";").includes(chosen())) find("confirm")?.click();
      else thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (event.key === "Enter" && (focused === document.body || focused === table())) {
      find("confirm")?.click();
    }
  } else if (/^[1-9]$/.test(event.key)) {
    const ways = document.querySelectorAll("#preview .way");
    const chips = ways.length ? ways : document.querySelectorAll("#owed button.chip:not(#undo)");
    const chip = chips[Number(event.key) - 1];
    if (chip instanceof HTMLElement) chip.click();
  } else if (event.key === "?" && thing) {
    explain(thing, true);
  } else if (event.key === "/") {
    event.preventDefault();
    book(true);
  } else if (event.key === "u") {
    find("undo")?.click();
  } else if (event.key === "0") {
    zoom(1);
  } else if (event.key === "+" || event.key === "-") {
    zoom(scale * (event.key === "+" ? 1.25 : 0.8));
  }
});

/** The move being previewed. */
function chosen() {
  const field = document.querySelector("#confirm-form input[name=move]");
  return field instanceof HTMLInputElement ? field.value : "";
}

// On a phone: where the lit things are, or everything at once

/** The mini map says which part of the board is seen. */
function showHere() {
  const whole = document.body.classList.contains("whole");
  for (const button of document.querySelectorAll("button.fit")) {
    const [scroller, board] = [button.nextElementSibling, find(button.getAttribute("data-panel") ?? "")];
    if (!scroller || !board) continue;
    const unit = Number(board.getAttribute("width")) / board.getBoundingClientRect().width;
    const here = button.querySelector(".here");
    here?.setAttribute("x", String(scroller.scrollLeft * unit));
    here?.setAttribute("width", String(scroller.clientWidth * unit));
    button.toggleAttribute("hidden", !whole && scroller.scrollWidth <= scroller.clientWidth + 4);
    button.setAttribute("aria-pressed", String(whole));
  }
}
document.addEventListener("scroll", showHere, { capture: true, passive: true });
addEventListener("resize", showHere);

function showLit() {
  showHere();
  pullTo(document.querySelector(".scroller.area-board [data-move]"));
}
/** A panel that is wider than a phone is pulled sideways until a thing in it is seen. @param {Element | null} thing */
function pullTo(thing) {
  const scroller = thing?.closest(".scroller");
  if (!phone.matches || document.body.classList.contains("whole") || !thing || !scroller) return;
  if (scroller.scrollWidth <= scroller.clientWidth) return;
  const [frame, place] = [scroller.getBoundingClientRect(), thing.getBoundingClientRect()];
  if (place.left < frame.left || place.right > frame.right) {
    scroller.scrollLeft += place.left + place.width / 2 - frame.left - frame.width / 2;
  }
}
/** The question that the page has gone to. */
let shownFor = "";
/** A new question: the page goes to where it is answered. While the reader thinks about it, it stays where it is. */
function showOwed() {
  const data = table()?.dataset;
  if (!data?.asked || data.asked === shownFor) return;
  shownFor = data.asked;
  const panel = document.querySelector(`.drawn[data-key="${CSS.escape(data.owedAt ?? "")}"]`);
  const lit = [...(panel ?? document).querySelectorAll("#table [data-move]")];
  const top = () => Math.max(0, find("owed")?.getBoundingClientRect().bottom ?? 0);
  /** @param {Element} thing */
  const isSeen = (thing) => {
    const place = thing.getBoundingClientRect();
    return place.top >= top() && place.bottom <= innerHeight && place.left >= 0 && place.right <= innerWidth;
  };
  pullTo(lit[0] ?? null);
  if (2 * lit.filter(isSeen).length >= lit.length || isSeen(lit[0])) return;
  scrollTo(0, 0);
  if (isSeen(lit[0])) return;
  scrollBy(0, lit[0].getBoundingClientRect().top - top() - 16);
}
/** What has been pointed at keeps its ring while one of several ways is chosen. */
function showChosen() {
  const at = table()?.dataset.at;
  for (const thing of document.querySelectorAll("#table .target")) thing.classList.toggle("at", thing.getAttribute("data-thing") === at);
}
document.addEventListener("click", (event) => {
  if (!within(event.target, "button.fit")) return;
  document.body.classList.toggle("whole");
  showLit();
});
showLit();
showOwed();

// Zoom and pan of the board

let scale = 1;
/** @param {number} wanted @param {HTMLElement | null} [scroller] */
function zoom(wanted, scroller = null) {
  scale = Math.max(1, Math.min(4, wanted));
  for (const one of document.querySelectorAll(".scroller.area-board")) {
    if (one instanceof HTMLElement && (!scroller || one === scroller || one.classList.contains("zoomed"))) {
      one.classList.toggle("zoomed", scale > 1);
      one.style.setProperty("--zoom", String(scale));
    }
  }
}
document.addEventListener("wheel", (event) => {
  const scroller = within(event.target, ".scroller.area-board");
  if (!scroller || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const place = scroller.getBoundingClientRect();
  const before = scale;
  const [x, y] = [event.clientX - place.left, event.clientY - place.top];
  zoom(scale * (event.deltaY < 0 ? 1.15 : 1 / 1.15), scroller);
  scroller.scrollLeft = (scroller.scrollLeft + x) * (scale / before) - x;
  scroller.scrollTop = (scroller.scrollTop + y) * (scale / before) - y;
}, { passive: false });

/** @type {{ scroller: HTMLElement, x: number, y: number, left: number, top: number } | null} */
let drag = null;
document.addEventListener("pointerdown", (event) => {
  const scroller = within(event.target, ".scroller.zoomed");
  if (scroller && event.pointerType === "mouse" && event.button === 0) {
    drag = { scroller, x: event.clientX, y: event.clientY, left: scroller.scrollLeft, top: scroller.scrollTop };
  }
});
document.addEventListener("pointermove", (event) => {
  if (drag) drag.scroller.scrollTo(drag.left + drag.x - event.clientX, drag.top + drag.y - event.clientY);
});
document.addEventListener("pointerup", () => (drag = null));

// Pieces glide from where they were

/** Where pieces and things were, each in its panel, and where the panels were. @type {Map<string, { place: DOMRect, panel: string }>} */
let places = new Map();
/** @type {Map<string, DOMRect>} */
let panels = new Map();
function remember() {
  panels = new Map([...document.querySelectorAll("#table svg.ecumene-page")].map((panel) => [panel.id, panel.getBoundingClientRect()]));
  places = new Map();
  for (const kind of ["piece", "thing"]) {
    for (const one of document.querySelectorAll(`#table [data-${kind}]`)) {
      places.set(`${kind} ${one.getAttribute(`data-${kind}`)}`, { place: one.getBoundingClientRect(), panel: one.closest("svg")?.id ?? "" });
    }
  }
}
/** Where it was, seen from where its panel is now: the page may have scrolled, panels may have changed places. @param {string} name */
function placeOf(name) {
  const was = places.get(name);
  const [before, now] = [panels.get(was?.panel ?? ""), find(was?.panel ?? "")?.getBoundingClientRect()];
  if (!was || !before || !now) return null;
  return { left: was.place.left + now.left - before.left, top: was.place.top + now.top - before.top };
}
function glide() {
  if (still.matches || !places.size) return;
  for (const piece of document.querySelectorAll("#table [data-piece]")) {
    // A new piece comes from the thing that its drawing names.
    const was = placeOf(`piece ${piece.getAttribute("data-piece")}`) ?? placeOf(`thing ${piece.getAttribute("data-from")}`);
    const is = piece.getBoundingClientRect();
    const svg = piece.closest("svg");
    if (!was || !(svg instanceof SVGSVGElement) || !is.width) continue;
    const unit = svg.viewBox.baseVal.width / svg.getBoundingClientRect().width || 1;
    const [dx, dy] = [(was.left - is.left) * unit, (was.top - is.top) * unit];
    if (Math.abs(dx) + Math.abs(dy) < 3) continue;
    const own = piece.getAttribute("transform") ?? "";
    const at = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(own);
    const [x, y] = at ? [Number(at[1]), Number(at[2])] : [0, 0];
    const rest = /scale\(([\d.]+)\)/.exec(own);
    const grown = rest ? ` scale(${rest[1]})` : "";
    piece.animate(
      [{ transform: `translate(${x + dx}px, ${y + dy}px)${grown}` }, { transform: `translate(${x}px, ${y}px)${grown}` }],
      { duration: 260, easing: "ease-out" },
    );
  }
}
// The focus stays on what was chosen, though it may be drawn anew

/** What had the focus. @type {Element | null} */
let held = null;
let returning = false;
function giveBack() {
  if (!held || held === document.body || document.activeElement !== document.body) return;
  const thing = held.getAttribute("data-thing");
  const again = thing && document.querySelector(`#table [data-thing="${CSS.escape(thing)}"]`);
  returning = true;
  /** @type {HTMLElement | null} */ (again || table())?.focus({ preventScroll: true });
  returning = false;
}
document.addEventListener("htmx:before:swap", () => {
  remember();
  held = document.activeElement;
});
document.addEventListener("htmx:after:swap", (event) => {
  giveBack();
  zoom(scale);
  showLit();
  showOwed();
  showChosen();
  glide();
  const data = table()?.dataset;
  if (data?.title) document.title = data.title;
  const progress = find("progress");
  if (progress && data?.progress) progress.textContent = `· ${data.progress}`;
  // What others do does not close what is being read, as long as it is there.
  if (context(event)?.sourceElement?.id !== "table" || !explained?.isConnected) hush();
  links();
});

// Live: a number comes, the table is fetched if it is new and nothing else is on its way already.
// The answer to the last request is the one that counts: an older one that comes later is not shown.

let lost = false;
/** A move that did not go through, word for word. @type {{ path: string, values: Record<string, FormDataEntryValue> } | null} */
let unsent = null;
/** The newest number heard of, whether names or links have changed, and the requests under way. */
let newest = "";
let renamed = false;
let flying = 0;
let requests = 0;
function catchUp() {
  const behind = !table()?.dataset.past && Number(table()?.dataset.number) < Number(newest);
  if (flying || !(behind || renamed)) return;
  renamed = false;
  refresh();
}
/** The same view once more; after a loss the table says how much was played meanwhile. */
function refresh() {
  if (lost) show(`${table()?.getAttribute("hx-get")}&since=${seen}`);
  else htmx.trigger("#table", "refresh");
}
/** @param {Event} event @returns {any} */
const context = (event) => /** @type {any} */ (event).detail?.ctx;
/** @param {Event} event */
const isTable = (event) => context(event)?.target?.id === "table";
document.addEventListener("htmx:before:request", (event) => {
  if (!isTable(event)) return;
  flying += 1;
  context(event).place = requests += 1;
});
document.addEventListener("htmx:before:swap", (event) => {
  if (isTable(event) && context(event).place < requests) event.preventDefault();
});
document.addEventListener("htmx:finally:request", (event) => {
  if (!isTable(event)) return;
  flying -= 1;
  // Not before htmx itself is done with this one, or it forgets the next.
  setTimeout(catchUp);
});
/** @type {number | undefined} */
let retry;
/** The position seen when the connection was lost: on return the table says how much was played since. */
let seen = "";
/** @param {boolean} now */
function connection(now) {
  const note = find("offline");
  clearTimeout(retry);
  lost = !now;
  seen = now ? "" : seen || (table()?.dataset.ply ?? "");
  if (lost) retry = setTimeout(resend, 2000);
  if (!note) return;
  note.hidden = now;
  note.querySelector(".kept")?.toggleAttribute("hidden", !unsent);
}
/** What did not go through is sent once more, the same request: the table knows if it came through the first time. */
function resend() {
  clearTimeout(retry);
  if (!lost) return;
  // Never in place of what the reader is just sending.
  if (flying) retry = setTimeout(resend, 200);
  else if (unsent) htmx.ajax("POST", unsent.path, { source: table(), target: "#table", swap: "outerMorph", values: { ...unsent.values, since: seen } });
  else refresh();
}
addEventListener("online", resend);
addEventListener("offline", () => path && connection(false));
find("offline")?.querySelector(".try")?.addEventListener("click", resend);
document.addEventListener("htmx:after:request", (event) => {
  if (!isTable(event) || !lost) return;
  if (context(event)?.request?.method === "POST") unsent = null;
  if (unsent) resend();
  else connection(true);
});
document.addEventListener("htmx:error", (event) => {
  // A newer choice takes the place of an older one: nothing is wrong.
  if (/** @type {any} */ (event).detail?.error?.name === "AbortError") return;
  const form = context(event)?.sourceElement;
  if (form instanceof HTMLFormElement && form.id === "confirm-form") {
    unsent = { path: form.getAttribute("hx-post") ?? "", values: Object.fromEntries(new FormData(form)) };
  }
  if (path) connection(false);
});

// The stream: numbers of new views, and how far bots have thought

const path = table() && `/t/${table()?.dataset.table}/updates`;
/** @type {EventSource | null} */
let stream = null;
function listen() {
  if (!path) return;
  stream?.close();
  const mine = (stream = new EventSource(path));
  mine.addEventListener("view", (event) => {
    newest = event.data;
    catchUp();
    // Browsers keep few streams open: one that nobody looks at only asks now and then.
    if (document.hidden) mine.close();
  });
  mine.addEventListener("again", () => {
    renamed = true;
    catchUp();
  });
  mine.addEventListener("thinking", (event) => {
    /** @type {{ seat: number, done: number, total: number }} */
    const { done, total } = JSON.parse(event.data);
    const bar = find("thinking");
    if (bar instanceof HTMLProgressElement && total) {
      bar.hidden = false;
      bar.value = (100 * done) / total;
    }
  });
  mine.addEventListener("open", resend);
  mine.addEventListener("error", () => {
    connection(false);
    // Refused for good, as by a server that is just starting; else the browser itself tries again.
    if (mine.readyState === EventSource.CLOSED && mine === stream) setTimeout(listen, 2000);
  });
}
listen();
document.addEventListener("visibilitychange", () => document.hidden || listen());
setInterval(() => document.hidden && listen(), 20000);

// Links to send, and the width of the screen

function links() {
  for (const field of document.querySelectorAll("input.copy")) {
    if (field instanceof HTMLInputElement && field.dataset.path) field.value = location.origin + field.dataset.path;
  }
}
links();
document.addEventListener("focusin", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.matches(".copy")) event.target.select();
});
find("share")?.addEventListener("click", async (event) => {
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const path = `${location.origin}/t/${table()?.dataset.table}?ply=${table()?.dataset.ply}`;
  try {
    await navigator.clipboard.writeText(path);
    button.setAttribute("aria-label", button.dataset.done ?? "");
    const word = button.querySelector("span");
    if (word) word.textContent = button.dataset.done ?? "";
    button.querySelector("use")?.setAttribute("href", "#i-check");
  } catch {
    prompt(button.getAttribute("aria-label") ?? "", path);
  }
});

function measure() {
  const width = phone.matches ? "narrow" : "wide";
  const told = /(?:^|; )ecumene-width=(\w+)/.exec(document.cookie)?.[1];
  document.cookie = `ecumene-width=${width}; path=/; max-age=31536000; samesite=lax`;
  return told !== width && (told !== undefined || width === "narrow");
}
function fit() {
  if (measure() && table()) show(table()?.getAttribute("hx-get") ?? "");
}
// Not before htmx knows the page.
document.addEventListener("DOMContentLoaded", fit);
phone.addEventListener("change", fit);
