// What is drawn below an element, as a list of texts: each shape with where it is and how it looks,
// as the browser has worked it out. Given to run() as the body of a function.
const root = arguments[0] ? document.querySelectorAll(arguments[0])[arguments[1] || 0] : document.documentElement;
const geometry = ["d", "points", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "xlink:href"];
const painted = (paint) => paint !== "none";

function placeOf(shape) {
  const matrix = root.createSVGMatrix ? root.createSVGMatrix() : null;
  let all = matrix;
  const chain = [];
  for (let e = shape; e !== root; e = e.parentNode) chain.unshift(e);
  for (const e of chain) {
    const own = e.transform.baseVal.consolidate();
    if (own) all = all.multiply(own.matrix);
  }
  return [all.a, all.b, all.c, all.d, all.e, all.f].map((v) => +v.toFixed(3)).join(" ");
}

function lookOf(shape) {
  const style = getComputedStyle(shape);
  let names = ["opacity", "fill", "stroke"];
  if (painted(style.fill)) names.push("fillOpacity");
  if (painted(style.fill) && shape.tagName !== "text") names.push("fillRule");
  if (painted(style.stroke)) {
    names.push("strokeOpacity", "strokeWidth", "strokeLinecap", "strokeLinejoin", "strokeDasharray", "strokeDashoffset");
  }
  if (shape.tagName === "text") names.push("fontFamily", "fontSize", "fontWeight", "fontStyle");
  return names.map((name) => name + ":" + style[name].replace(/px/g, "").replace(/["']/g, "")).join(";");
}

const drawn = [];
for (const shape of root.querySelectorAll("path, polyline, polygon, rect, line, circle, ellipse, text, image")) {
  if (shape.closest("defs") || getComputedStyle(shape).display === "none") continue;
  const where = geometry.map((name) => [name, shape.getAttribute(name)]).filter((each) => each[1] !== null);
  drawn.push([shape.tagName, where.map((each) => each[0] + "=" + each[1].trim()).join(" "), placeOf(shape), lookOf(shape), shape.tagName === "text" ? shape.textContent : ""].join(" | "));
}
return drawn;
