import type { Ask } from '../../mercury';
import { levelIn } from '../../rules/15-1-supply';
import { reserveIn, sectorOfAirfield } from '../../rules/15-2-reserve';
import { groundIn } from '../../rules/ground/ground';

/** 15.25c: where a sector is below Adequate and nothing lies in reserve; not as long as the airfield is needed more for troops. */
export function flownSupply(q: Ask<{ eligible: string[] }>): string[] | undefined {
  const ground = groundIn(q);
  const short = q.facts.eligible.find((id) => {
    const sector = sectorOfAirfield(ground, id);
    const { onHand, expended } = reserveIn(ground, 'german', sector);
    return levelIn(ground, 'german', sector) !== 'Adequate' && onHand + expended === 0;
  });
  return short === undefined ? undefined : [short];
}
