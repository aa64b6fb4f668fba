// The page of a search, as Prunus exports it. The pictures and the words of all steps were made by
// the program and stand in the element `data`; this script only chooses which of them are shown.
"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const data = JSON.parse(byId("data").textContent);
  const last = data.changes.length - 1;
  /** What is shown, from 0; the program's number of it is data.first more. */
  let step = data.start;

  // ---- The picture: one sequence of elements, of which every step shows some, in order.

  const shapes = byId("shapes");
  const isShown = new Uint8Array(data.looks.length);
  /** Made when they are first shown; those of the first step stand in the page. */
  const elements = new Array(data.looks.length);
  let pictured = 0;
  const firstShapes = [...shapes.children];
  data.changes[0].forEach((k, place) => {
    elements[k] = firstShapes[place];
    isShown[k] = 1;
  });

  function elementAt(k) {
    if (!elements[k]) {
      const holder = document.createElementNS("http://www.w3.org/2000/svg", "g");
      holder.innerHTML = data.markups[data.shapes[k]];
      elements[k] = holder.firstElementChild;
      elements[k].setAttribute("class", "s" + data.looks[k]);
      if (data.moves[k] > 0) {
        elements[k].setAttribute("transform", data.transforms[data.moves[k]]);
      }
    }
    return elements[k];
  }

  /** What differs, from behind. A change made twice is none, so the way back is the way there. */
  function changedUntil(target) {
    const odd = new Set();
    for (let k = Math.min(pictured, target) + 1; k <= Math.max(pictured, target); k++) {
      for (const each of data.changes[k]) {
        if (!odd.delete(each)) odd.add(each);
      }
    }
    return [...odd].sort((a, b) => b - a);
  }

  function showPicture(target) {
    let behind = null; // the nearest that is shown behind k
    let j = isShown.length;
    for (const k of changedUntil(target)) {
      while (--j > k) {
        if (isShown[j]) behind = elements[j];
      }
      isShown[k] ^= 1;
      if (isShown[k]) {
        behind = shapes.insertBefore(elementAt(k), behind);
      } else {
        elements[k].remove();
      }
    }
    pictured = target;
  }

  // ---- The words.

  let search = data.searches[0];
  /** Which of its own steps the search is at, counted from the first that is here. */
  const own = (k) => (search.at ? search.at[k] : k);
  const word = (k) => data.words[k];
  const put = (id, text) => {
    if (byId(id).textContent !== text) byId(id).textContent = text;
  };
  const filled = (text, ...values) => text.replace(/%(\d)/g, (_, k) => values[k - 1]);
  const placeOf = (k) =>
    search.tellsEnd || k === last
      ? filled(data.labels.place, data.first + k, data.first + last)
      : filled(data.labels.placeAlone, data.first + k);

  function make(tag, text, className) {
    const element = document.createElement(tag);
    element.textContent = text;
    if (className) element.className = className;
    return element;
  }

  let listed = null;
  function showListing(k) {
    const listing = search.listingTexts[search.listings[k] - 1];
    if (listing !== listed) {
      listed = listing;
      put("listingHeading", listing.heading);
      byId("listing").replaceChildren(
        ...listing.lines.map((line, n) => {
          const item = make("li", "", listing.wrong[n] ? "wrong" : "");
          item.append(make("code", line));
          item.style.setProperty("--indent", line.search(/\S|$/));
          return item;
        })
      );
    }
    [...byId("listing").children].forEach((item, n) => {
      const lit = n + 1 === search.lines[k];
      item.classList.toggle("lit", lit);
      if (lit) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    });
  }

  function showCounts(k) {
    byId("counts").replaceChildren(
      ...search.countNames.map((name, row) => {
        const line = document.createElement("tr");
        const head = make("th", word(name));
        head.scope = "row";
        line.append(head, make("td", word(search.counts[k][row])), make("td", word(search.minimax[row])));
        return line;
      })
    );
  }

  function showStack(k) {
    byId("stack").replaceChildren(
      ...search.stacks[k].map((row) => {
        const line = document.createElement("tr");
        line.append(...search.stackRows[row - 1].map((cell) => make("td", word(cell))));
        return line;
      })
    );
    byId("stackTable").hidden = search.stacks[k].length === 0;
    put("stackNote", word(search.notes[k]));
  }

  function showWords() {
    const k = own(step);
    put("happenedTitle", word(search.titles[k]));
    put("head", word(search.heads[k]));
    put("body", word(search.bodies[k]));
    byId("head").classList.toggle("cut", search.cuts[k] === 1);
    put("variables", word(search.variables[k]));
    put("saved", word(search.saved[k]));
    showListing(k);
    showCounts(k);
    showStack(k);
    picture.setAttribute("aria-label", placeOf(step));
    sayLater(word(search.heads[k]) + " " + word(search.bodies[k]));
  }

  // The tree for those who hear it; made when it is first opened.
  const told = [];
  function makeNodes() {
    const lists = [];
    data.parents.forEach((parent, node) => {
      if (node === 0 || !lists[parent]) {
        lists[parent] = document.createElement("ul");
        (node === 0 ? byId("nodes") : told[parent].parentNode).append(lists[parent]);
      }
      const item = document.createElement("li");
      told[node] = item.appendChild(document.createElement("span"));
      lists[parent].append(item);
      if (node === 0) delete lists[0]; // the root's children have a list of their own
    });
  }

  function showNodes() {
    if (!byId("nodes").open) return;
    if (told.length === 0) makeNodes();
    data.nodes.forEach((changes, node) => {
      let k = changes.length - 2;
      while (k > 0 && changes[k] > step) k -= 2;
      told[node].textContent = word(changes[k + 1]);
    });
  }

  // Steps nearer to each other than this are told as one.
  let saying = 0;
  function sayLater(text) {
    clearTimeout(saying);
    saying = setTimeout(() => put("spoken", text), 200);
  }

  // ---- The timeline.

  const slider = byId("slider");
  const end = () => (data.ends ? data.ends[step] : last);
  const cutoffs = () => data.cutoffs.filter((k) => !data.ends || k <= step);

  function showTimeline() {
    slider.max = data.first + end();
    slider.value = data.first + step;
    slider.setAttribute("aria-valuetext", placeOf(step));
    byId("number").value = data.first + step;
    const room = 1000 / Math.max(1, end());
    byId("marks").setAttribute("d", cutoffs().map((k) => `M${(k * room).toFixed(2)} 0V10`).join(""));
    byId("first").disabled = byId("back").disabled = step === 0;
    byId("last").disabled = byId("step").disabled = step === last;
    byId("previousCutoff").disabled = !data.cutoffs.some((k) => k < step);
    byId("nextCutoff").disabled = !data.ends && !data.cutoffs.some((k) => k > step);
  }

  function show(target) {
    step = Math.max(0, Math.min(last, target));
    showPicture(step);
    showWords();
    showTimeline();
    showNodes();
    follow();
  }

  const moves = {
    first: () => 0,
    back: () => step - 1,
    step: () => step + 1,
    last: () => last,
    previousCutoff: () => data.cutoffs.filter((k) => k < step).pop() ?? step,
    nextCutoff: () => data.cutoffs.find((k) => k > step) ?? step,
    endOfNode: () => search.nodeEnds[own(step)],
  };
  const go = (move) => {
    pause();
    show(moves[move]());
  };

  let playing = 0;
  function pause() {
    clearInterval(playing);
    playing = 0;
    byId("play").setAttribute("aria-label", data.labels.play);
    byId("play").classList.remove("playing");
  }

  /** Faster than 32 times a second, it takes several steps at once. */
  function play() {
    if (playing) return pause();
    if (step === last) show(0);
    const speed = Number(byId("speed").value);
    const ticks = Math.min(speed, 32);
    byId("play").setAttribute("aria-label", data.labels.pause);
    byId("play").classList.add("playing");
    playing = setInterval(() => {
      show(step + Math.round(speed / ticks));
      if (step === last) pause();
    }, 1000 / ticks);
  }

  // ---- Where the picture is looked at from.

  const picture = byId("picture");
  const whole = picture.viewBox.baseVal;
  const [width, height] = [whole.width, whole.height];
  const greatestZoom = 12;
  let view = { x: 0, y: 0, zoom: 1 };

  function look(x, y, zoom) {
    zoom = Math.max(1, Math.min(greatestZoom, zoom));
    const within = (at, size) => Math.max(0, Math.min(size - size / zoom, at));
    view = { x: within(x, width), y: within(y, height), zoom };
    picture.setAttribute("viewBox", `${view.x} ${view.y} ${width / zoom} ${height / zoom}`);
    drawing.classList.toggle("zoomed", zoom > 1);
    byId("zoomOut").disabled = byId("fit").disabled = zoom === 1;
    byId("zoomIn").disabled = zoom === greatestZoom;
  }

  /** What of the picture lies under a place of the window. */
  const under = (x, y) => new DOMPoint(x, y).matrixTransform(picture.getScreenCTM().inverse());

  /** A place of the picture stays where it is. */
  function zoomAt(point, factor) {
    const zoom = Math.max(1, Math.min(greatestZoom, view.zoom * factor));
    const part = view.zoom / zoom;
    look(point.x - (point.x - view.x) * part, point.y - (point.y - view.y) * part, zoom);
  }
  const zoomMiddle = (factor) => {
    const spot = data.spots ? data.spots[step] : null;
    const half = { x: view.x + width / view.zoom / 2, y: view.y + height / view.zoom / 2 };
    zoomAt(spot && view.zoom === 1 ? { x: spot[0], y: spot[1] } : half, factor);
  };

  /** Keeps the current node in view. */
  function follow() {
    const spot = data.spots && data.spots[step];
    if (view.zoom === 1 || !spot) return;
    const [w, h] = [width / view.zoom, height / view.zoom];
    const out = (at, from, size) => at < from + size / 8 || at > from + size - size / 8;
    if (out(spot[0], view.x, w) || out(spot[1], view.y, h)) {
      look(spot[0] - w / 2, spot[1] - h / 2, view.zoom);
    }
  }

  // Fingers and mouse: one drags what is zoomed, or wipes to the next step; two zoom.
  const drawing = byId("drawing");
  const fingers = new Map();
  let wipe = null;
  const middle = () => {
    const all = [...fingers.values()];
    const sum = (of) => all.reduce((s, f) => s + of(f), 0) / all.length;
    const apart = all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0;
    return { x: sum((f) => f.x), y: sum((f) => f.y), apart };
  };

  drawing.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    wipe = fingers.size === 1 && view.zoom === 1 ? { x: event.clientX, y: event.clientY } : null;
    drawing.setPointerCapture(event.pointerId);
  });
  drawing.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = middle();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = middle();
    const [from, to] = [under(before.x, before.y), under(now.x, now.y)];
    if (view.zoom > 1) look(view.x + from.x - to.x, view.y + from.y - to.y, view.zoom);
    if (before.apart > 0) zoomAt(under(now.x, now.y), now.apart / before.apart);
  });
  const lift = (event) => {
    if (!fingers.delete(event.pointerId) || !wipe || event.type === "pointercancel") return;
    const [x, y] = [event.clientX - wipe.x, event.clientY - wipe.y];
    wipe = null;
    if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? "step" : "back");
  };
  drawing.addEventListener("pointerup", lift);
  drawing.addEventListener("pointercancel", lift);
  drawing.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return; // or the page could not be scrolled over it
      event.preventDefault();
      zoomAt(under(event.clientX, event.clientY), Math.exp(-event.deltaY / 300));
    },
    { passive: false }
  );

  // ---- Keys and buttons.

  const keys = {
    ArrowRight: "step", ArrowLeft: "back", PageDown: "step", PageUp: "back",
    Home: "first", End: "last", "Ctrl+ArrowRight": "nextCutoff", "Ctrl+ArrowLeft": "previousCutoff",
    "Shift+ArrowRight": "endOfNode",
  };
  const zooms = { "+": 1.5, "=": 1.5, "-": 1 / 1.5, "0": 0 };

  document.addEventListener("keydown", (event) => {
    const tag = event.target.tagName;
    if (event.altKey || event.metaKey || tag === "SELECT" || event.target === byId("number")) return;
    const key = (event.ctrlKey ? "Ctrl+" : "") + (event.shiftKey && event.key.length > 1 ? "Shift+" : "") + event.key;
    if (keys[key]) go(keys[key]);
    else if (key === " " && tag !== "BUTTON" && tag !== "SUMMARY") play();
    else if (key === "Ctrl+g") byId("number").select();
    else if (key in zooms && drawing.contains(event.target)) zoomMiddle(zooms[key]);
    else return;
    event.preventDefault();
  });

  for (const name of ["first", "back", "step", "last", "previousCutoff", "nextCutoff"]) {
    byId(name).addEventListener("click", () => go(name));
  }
  byId("play").addEventListener("click", play);
  byId("speed").addEventListener("change", () => playing && (pause(), play()));
  byId("zoomIn").addEventListener("click", () => zoomMiddle(1.5));
  byId("zoomOut").addEventListener("click", () => zoomMiddle(1 / 1.5));
  byId("fit").addEventListener("click", () => look(0, 0, 1));
  slider.addEventListener("input", () => {
    pause();
    show(Number(slider.value) - data.first);
  });
  byId("number").addEventListener("change", () => {
    pause();
    show(Math.round(Number(byId("number").value)) - data.first || 0);
  });
  byId("theme").addEventListener("change", () => {
    const theme = byId("theme").value;
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  });
  byId("nodes").addEventListener("toggle", showNodes);
  byId("pane").addEventListener("change", () => {
    search = data.searches[Number(byId("pane").value)];
    showWords();
  });

  /** `page.html#14` opens at step 14. */
  const ofAddress = () => (/^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) - data.first : step);
  addEventListener("hashchange", () => show(ofAddress()));
  document.documentElement.classList.add("ready");
  look(0, 0, 1);
  show(ofAddress());
})();
