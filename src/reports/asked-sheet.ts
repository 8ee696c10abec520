import type { Touched } from '../kernel/decide/touch';
import type { Inspected, Sheet } from '../render/inspect';

/**
 * The sheet of a seat's page on which most of what he may order now lies; null: none is better than another. What lies on no map
 * is looked for by the places that its orders name: who is asked where Task Forces start has them before him and not the hexes.
 */
export function askedSheet(sheets: readonly Sheet[], { things, offers }: Touched): string | null {
  if (sheets.length < 2) return null;
  const at = new Set([...things, ...offers].flatMap((one) => one.at ?? []));
  const said = bare(offers.flatMap(({ lines }) => lines).join(' '));
  const isMeant = ({ id, place }: Inspected): boolean =>
    at.size > 0 ? at.has(id ?? place) : said.includes(bare(place));
  const counted = sheets.map((sheet) => ({ id: sheet.id, meant: places(sheet).filter(isMeant).length }));
  const most = Math.max(...counted.map(({ meant }) => meant));
  return most === 0 ? null : (counted.find(({ meant }) => meant === most)?.id ?? null);
}

/** Each place of a sheet once. */
function places(sheet: Sheet): Inspected[] {
  const all = [...sheet.inspect(), ...(sheet.spots?.() ?? [])];
  return [...new Map(all.map((place) => [place.id ?? place.place, place])).values()];
}

/** Words with nothing but a space between them and around. */
const bare = (text: string): string => ` ${text.replace(/[^\p{L}\d]+/gu, ' ')} `;
