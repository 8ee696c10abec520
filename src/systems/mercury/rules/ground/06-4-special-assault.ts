import { specialAssaulted } from '../../facts/drops';
import type { Step, StepWriter } from '../../../../kernel/flow/step';
import { airborneRetreat, landingRetreat } from '../../decisions/ground/airborne-retreat';
import { landingAttackers, specialAttackers } from '../../decisions/ground/combat-orders';
import { type Act, define, type Mercury, type Side } from '../../mercury';
import { isNight } from '../03-turn';
import { takePosition } from './06-2-landing';
import { markAttacked } from './11-fire';
import { mayAssault, type SpecialAssault, stillThere } from './06-4-airborne-retreat';
import { assaultCombat } from './10-assault';
import { eliminate, tellAttackersLost } from './force';
import { groundIn, otherSide, unitsIn } from './ground';

/** What differs between paratroops and who comes from the sea. */
interface Kind {
  attackers: typeof specialAttackers;
  retreat: typeof airborneRetreat;
  /** The paragraph of the assault, and that of who does not get out. */
  rule: string;
  lost: string;
}

const AIRBORNE: Kind = { attackers: specialAttackers, retreat: airborneRetreat, rule: '6.41', lost: '6.42' };
const FROM_SEA: Kind = { attackers: landingAttackers, retreat: landingRetreat, rule: '17.43D', lost: '17.43D' };

/** 6.41, 6.42: an Assault Combat at once; if the Allied stack lives, the paratroops get out or are lost. */
export const specialAssault = define<SpecialAssault>('Special Airborne Assault', (s) => steps(s, AIRBORNE));

/** 17.43D: the same for units of either side that landed from the sea. */
export const beachAssault = define<SpecialAssault>('Special Amphibious Assault', (s) => steps(s, FROM_SEA));

function steps(s: StepWriter<Mercury, SpecialAssault>, kind: Kind): Step<Mercury, SpecialAssault>[] {
  return [
    s.ask('which of them fight', kind.attackers),
    s.do('who fights', (c) => muster(c, kind)),
    // 6.41 lets nobody out, so that some always do; games in flight stand inside of this block.
    s.when('6.41 some can fight', (c) => (c.local.attackers ?? []).length > 0, [
      s.call('Assault Combat', assaultCombat, (c) => ({
        ...{ target: c.local.target, attacker: sideOf(c), special: true as const },
        attackers: c.local.attackers ?? [],
        defenders: defenders(c),
        ...{ leads: {}, busy: [], support: {}, supported: false, coordinated: true, uncoordinated: false },
        // Drops are by day; a landing by night is an Assault Combat by night (10.25).
        ...{ night: kind === FROM_SEA && isNight(c), round: 1 as const, due: {}, again: [] },
      })),
      s.do('the attackers are lost', (c) => {
        tellAttackersLost(c, c.local.target, c.local.attackers ?? []);
      }),
    ]),
    s.when('6.42 the defender holds', (c) => defenders(c).length > 0, [
      s.ask('retreat', kind.retreat),
      s.do('eliminate those that cannot', (c) => {
        for (const unit of stillThere(c)) eliminate(c, unit.unit.id, kind.lost);
      }),
    ]),
    s.do('9.23 an empty position is taken', (c) => {
      for (const { unit } of stillThere(c)) takePosition(c, unit.id);
    }),
  ];
}

const sideOf = ({ local: { side = 'german' } }: Act<SpecialAssault>): Side => side;

function defenders(c: Act<SpecialAssault>): string[] {
  return unitsIn(groundIn(c), c.local.target, otherSide(sideOf(c))).map((s) => s.unit.id);
}

/** Who was designated, or the only one that could be; what comes of the assault is told from here. */
function muster(c: Act<SpecialAssault>, { rule }: Kind): void {
  c.local.attackers ??= mayAssault(c).map((s) => s.unit.id);
  markAttacked(groundIn(c), c.local.target, otherSide(sideOf(c)));
  specialAssaulted(
    c,
    {
      target: c.local.target,
      ...(c.local.side === undefined ? {} : { side: c.local.side }),
      units: c.local.attackers,
      force: [...c.local.force],
      enemies: defenders(c),
    },
    { rule },
  );
}
