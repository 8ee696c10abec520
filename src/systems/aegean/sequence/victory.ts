import { plainRoll } from '../../../kernel/chance/roll';
import { define, type Act } from '../aegean';
import { pointsCounted, pointsScored } from '../facts/losses';
import { allPoints, bar, outcome, sum } from '../rules/9-1-points';
import { islandHolder } from '../rules/9-2-islands';
import { scenarioCalled } from '../set-up';
import { printSide } from '../side';

/** 9.1: the German adds a die if the Allies have landed on Rhodes. */
function dieForRhodes(c: Act): void {
  if (!c.world.rhodesInvaded) return;
  const roll = plainRoll(c, 'rhodes-invaded', 6, String);
  const scored = { by: 'german', item: 'the landing on Rhodes', unit: '', vp: roll.die } as const;
  c.world.scored.push(scored);
  pointsScored(c, scored);
}

/** 9: the end of the game. */
export const victory = define('Victory', (s) => [s.do('9.1 Rhodes', dieForRhodes), s.do('9.3 who wins', decide)]);

function decide(c: Act): void {
  const { world, data } = c;
  const own = scenarioCalled(data, world.scenario).points !== null;
  const all = allPoints(world, data);
  const totals = { german: sum(all, 'german'), allied: sum(all, 'allied') };
  pointsCounted(c, { ...totals, items: all.map(({ by, item, vp }) => ({ by, item, vp })) });
  const { winner, rule } = outcome(world, own, totals);
  const needs = own ? '' : ` The Allies need ${bar(world.rhodesInvaded)} more than the German.`;
  const text = `${winner === null ? 'A draw' : `${printSide(winner)} victory`}: German ${totals.german}, Allied ${totals.allied}.${needs}`;
  c.end({
    winner,
    level: winner === null ? 'Draw' : 'Victory',
    rule,
    text,
    detail: { ...totals, needs: own ? null : bar(world.rhodesInvaded) },
  });
}

/** 10.3: the game ends at once when the German controls Leros and no Allied ground unit is left on it. */
export function endsEarly(c: Act): void {
  const { world, data } = c;
  if (scenarioCalled(data, world.scenario).points === null) return;
  if (islandHolder(world, data, 'leros') !== 'german') return;
  const left = Object.values(world.ground).some(
    ({ at, side, yielded }) => side === 'allied' && !yielded && data.isles.islandOf(at) === 'leros',
  );
  if (!left) decide(c);
}
