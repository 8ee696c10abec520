/** Where the words of a lit place stand, so that they cross no counter and no name of the sheet. */

/** How much it matters what the words lie on: counters most; the number of a hex is the least loss, the list has it too. */
const WEIGHTS = { words: 6, counter: 4, name: 2, number: 0.4, outside: 2.5, corner: 1.6 };
/** Width of a letter and height of a line, in sizes of letters; what their plate has round them. */
const [LETTER, LINE, ROUND] = [0.56, 0.78, 0.14];
const STEPS = 4;

/** The plate of words of a size round a middle, `[x, y, width, height]`. */
export function plate(words, size, [cx, cy]) {
  const [width, height] = [words.length * LETTER * size + 2 * ROUND * size, LINE * size + 2 * ROUND * size];
  return [cx - width / 2, cy - height / 2, width, height];
}

/** The middle for words in a place, where they lie on least of `taken`: `{box, weight}`; of equals the one nearest to the middle. */
export function roomFor(words, size, { at }, taken) {
  const near = taken.filter(({ box }) => shared(box, grown(at, size)) > 0);
  const [x, y, width, height] = at;
  const [, , wide, high] = plate(words, size, [0, 0]);
  const [right, down] = [Math.max(0, (width - wide) / 2), Math.max(0, (height - high) / 2)];
  let [best, least] = [[x + width / 2, y + height / 2], Infinity];
  for (let i = -STEPS; i <= STEPS; i++)
    for (let j = -STEPS; j <= STEPS; j++) {
      const middle = [x + width / 2 + (right * i) / STEPS, y + height / 2 + (down * j) / STEPS];
      const cost = costOf(plate(words, size, middle), at, near) + (Math.abs(i) + Math.abs(j)) * 0.01;
      if (cost < least) [best, least] = [middle, cost];
    }
  return best;
}

/** What is drawn on a sheet: its counters, and its texts as they lie on it. */
export function takenOn(svg, covered) {
  const counters = covered.map((box) => ({ box, weight: WEIGHTS.counter }));
  const texts = [...svg.querySelectorAll('text')].map((text) => ({ box: boxOf(text), weight: weightOf(text.textContent) }));
  return [...counters, ...texts];
}

/** A plate as what others keep off. */
export const lying = (box) => ({ box, weight: WEIGHTS.words });

export const weightOf = (words) => (/^[A-Z]?\d{3,4}$/.test(words) ? WEIGHTS.number : WEIGHTS.name);

/** Shares of the plate that lie on something, and outside of the place: the corners of a hex are none of it. */
function costOf(box, at, near) {
  const area = box[2] * box[3];
  const lost = near.reduce((sum, { box: other, weight }) => sum + weight * shared(box, other), 0);
  return lost / area + WEIGHTS.corner * outOfHex(box, at) + (1 - shared(box, at) / area) * WEIGHTS.outside;
}

/** How many of the corners of a plate lie off a hexagon of this box, whichever way it is turned; none for other shapes. */
function outOfHex([x, y, width, height], [px, py, pw, ph]) {
  const [cx, cy] = [px + pw / 2, py + ph / 2];
  const tall = ph > pw;
  const [along, across] = tall ? [ph / 2, pw / 2] : [pw / 2, ph / 2];
  if (Math.abs(along / across - 2 / Math.sqrt(3)) > 0.02) return 0;
  const out = [x, x + width].flatMap((ex) =>
    [y, y + height].filter((ey) => {
      const [far, aside] = tall ? [Math.abs(ey - cy), Math.abs(ex - cx)] : [Math.abs(ex - cx), Math.abs(ey - cy)];
      return aside > across || far > along - (along / 2) * (aside / across);
    }),
  );
  return out.length / 4;
}

function boxOf(text) {
  const { x, y, width, height } = text.getBBox();
  const to = text.getCTM();
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
  const [xs, ys] = [corners.map(([a, b]) => to.a * a + to.c * b + to.e), corners.map(([a, b]) => to.b * a + to.d * b + to.f)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  // The letters themselves, not the room that their font keeps above and below.
  return [left, top + high * 0.22, wide, high * 0.56];
}

const shared = ([ax, ay, aw, ah], [bx, by, bw, bh]) =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) * Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by));
const grown = ([x, y, width, height], by) => [x - by, y - by, width + 2 * by, height + 2 * by];
