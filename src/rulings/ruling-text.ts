import { momentText } from '../wording/when';
import type { RulingHere, SignedRuling } from './ruling.repository';

/** Of a text that is only shown beside another so much is read. */
const MOST = 300;

const inLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)} ...` : text);

/** `R3 [9.74], by Mara Voss, Tue 24 Nov 20:00 EET: May it? It may. Because ...` */
export function rulingLine(ruling: SignedRuling, zone: string): string {
  const { nr, rules, by, at, asked, answer, reason } = ruling;
  const said = short(inLine(`${asked} ${answer}`));
  return `R${nr} [${rules.join(', ')}], by ${by}, ${momentText(at, zone)}: ${said} Because: ${short(inLine(reason))}`;
}

/** What a game's players are told of a ruling that waits for them. */
export const WAITS = 'made since your game began; holds in it when both agree';

/** The rulings a game may meet, a line each; those that wait say what brings them into force. */
export function rulingsOfGame(rulings: readonly RulingHere[], zone: string): string[] {
  return rulings.map((ruling) => {
    const line = rulingLine(ruling, zone);
    return ruling.force === 'in force' ? line : `${line} (${WAITS}: PROPOSE RULING R${ruling.nr}, and ACCEPT PROPOSAL)`;
  });
}
