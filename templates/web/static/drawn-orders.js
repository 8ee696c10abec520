/** How orders that were clicked are drawn: an arrow from where a thing stands to where it is sent, a ring where it stays. */

/** From the middle of a place the line begins so far out, and ends so far before the middle of the other, in sizes of places. */
const [OUT, BEFORE] = [0.3, 0.22];
const HEAD = 6;

/** The paths of orders `{from: places, to: place or none}`, each once, with its class. */
export function drawnOrders(orders) {
  const paths = orders.flatMap(({ from, to }) => {
    const starts = from.filter((place) => place && place !== to);
    if (to && starts.length > 0) return starts.flatMap((place) => arrow(place.at, to.at));
    return (to ? [to] : starts).map((place) => ({ d: outline(place), as: 'ring' }));
  });
  const seen = new Map(paths.map((path) => [`${path.as} ${path.d}`, path]));
  // What is light lies under all that is dark.
  return [...seen.values()].sort((a, b) => Number(b.as.includes('under')) - Number(a.as.includes('under')));
}

function arrow(start, end) {
  const [ax, ay] = middle(start);
  const [bx, by] = middle(end);
  const far = Math.hypot(bx - ax, by - ay);
  if (far === 0) return [];
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const at = (along, off = 0) => `${round(ax + ux * along - uy * off)} ${round(ay + uy * along + ux * off)}`;
  const last = far - BEFORE * size(end);
  const first = Math.min(OUT * size(start), last - 2 * HEAD);
  const d = `M${at(first)}L${at(last - HEAD)}`;
  const tip = `M${at(last)}L${at(last - HEAD * 1.6, HEAD * 0.8)}L${at(last - HEAD * 1.6, -HEAD * 0.8)}Z`;
  return [
    { d, as: 'under' },
    { d, as: 'line' },
    { d: tip, as: 'tip' },
  ];
}

const middle = ([x, y, width, height]) => [x + width / 2, y + height / 2];
const size = ([, , width, height]) => Math.min(width, height);
const round = (value) => Math.round(value * 10) / 10;
const outline = ({ outlines, at: [x, y, width, height] }) => outlines?.[0] ?? `M${x} ${y}h${width}v${height}h${-width}Z`;
