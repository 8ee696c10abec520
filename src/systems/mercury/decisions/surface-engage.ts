import { illegal, type Objection } from '../../../kernel/decide/decision';
import { type Ask, decision, type Letter, type Scope, type TaskForceView } from '../mercury';
import { type EngageOrder, engageVerb } from '../orders/surface';
import { lostShip } from '../orders/lost-ships';
import { shipsNamed } from '../orders/names';
import { besidesPass, isPass, orPass, type PassOrder, passVerb } from '../../../play/words/pass';
import { combatZone, fightingIn, germansOnMap } from '../rules/16-components';
import { type Engagement, surfaceStrength } from '../rules/19-7-surface-combat';
import { campaignAtSea } from './at-sea';

export interface Engaging {
  engagements: Engagement[];
}

const STRONGEST = 'each detected unit is engaged by the Task Force of its zone that fires strongest (19.73)';

/** 19.74a: which Task Force attacks which detected German unit in its zone, and which ships it withholds. */
export const surfaceEngage = decision<Engaging, object, Engagement[], EngageOrder | PassOrder>({
  kind: 'mercury.surface-combat',
  rule: '19.74a',
  title: 'surface combat',
  word: 'surface',
  seats: ['allied'],
  verbs: [engageVerb, passVerb],
  // Asked wherever a detected unit and a marker share a zone, decoy or not: that no attack follows must not tell which it is.
  disclose(c) {
    const possible = germansOnMap(c.world).some((g) => {
      const zone = combatZone(c.data, g.at);
      return g.detected && zone !== null && fightingIn(c.world, c.data, zone).length > 0;
    });
    return possible ? { seat: 'allied', facts: {} } : null;
  },
  prompt(q) {
    const lines = pairs(q).map(([contact, tf]) => `engage contact ${contact} with TF ${tf}`);
    const first = pairs(q)[0];
    const ship = first && shipsIn(first[1], q)[0];
    const without =
      first && ship && shipsIn(first[1], q).length > 1
        ? [`engage contact ${first[0]} with TF ${first[1]} without ${shipsNamed([ship], q)}`]
        : [];
    return {
      question: 'Which detected German units are engaged? One Task Force each; one or two ships may be withheld.',
      choices: [...lines, 'pass'],
      examples: [...(without.length > 0 ? without : lines.slice(0, 1)), 'pass'],
    };
  },
  assemble: (orders) => ({
    answer: besidesPass(orders).map(({ contact, tf, withheld }) => ({
      contact,
      tf,
      withheld,
    })),
  }),
  judge: (answer, q) => answer.flatMap((e, i) => faults(e, answer.slice(0, i), q)),
  print: (answer, q) => orPass(answer.map((e) => engageVerb.print({ verb: 'engage', ...e }, q))),
  // A campaign asks a mail less a day: its whole turn is long.
  interphase: STRONGEST,
  speaks: campaignAtSea,
  ifSilent: (q) =>
    q.view.campaign ? { answer: strongestEngage(q), text: STRONGEST } : { answer: [], text: 'nobody is engaged' },
  concerns: (order, q) =>
    isPass(order) || pairs(q).some(([contact, tf]) => contact === order.contact && tf === order.tf),
  inAdvance: () => [{ verb: 'pass' }],
  sample(q, rng) {
    const chosen: Engagement[] = [];
    for (const [contact, tf] of rng.shuffle(pairs(q))) {
      if (chosen.some((e) => e.contact === contact) || !rng.chance(4, 5)) continue;
      const ships = shipsIn(tf, q);
      chosen.push({ contact, tf, withheld: ships.length > 1 && rng.chance(1, 4) ? [rng.pick(ships)] : [] });
    }
    return chosen;
  },
  take(c, answer) {
    c.local.engagements = answer;
  },
});

const shipsIn = (letter: Letter, q: Ask): string[] =>
  (q.view.taskForces.find((tf) => tf.letter === letter)?.ships ?? []).map((s) => s.id);

/** Detected units and the Task Forces with ships that can reach them. */
function pairs(q: Ask): [number, Letter][] {
  return q.view.contacts
    .filter((u) => u.detected && u.at !== null)
    .flatMap((u) =>
      q.view.taskForces
        .filter(
          (tf) =>
            tf.at !== null &&
            u.at !== null &&
            combatZone(q.data, tf.at) !== null &&
            combatZone(q.data, tf.at) === combatZone(q.data, u.at),
        )
        .filter((tf) => (tf.ships?.length ?? 0) > 0)
        .map((tf): [number, Letter] => [u.contact, tf.letter]),
    );
}

function faults(e: Engagement, before: readonly Engagement[], q: Ask): Objection[] {
  const unit = q.view.contacts.find((u) => u.contact === e.contact);
  const nearest = pairs(q)[0]
    ? { nearest: `engage contact ${pairs(q)[0]?.[0]} with TF ${pairs(q)[0]?.[1]}` }
    : { nearest: 'pass' };
  if (!unit) return [illegal('19.72', `contact ${e.contact} is not on the map`, nearest)];
  if (!unit.detected) return [illegal('19.72', `contact ${e.contact} is not detected`, nearest)];
  if (before.some((b) => b.contact === e.contact))
    return [illegal('19.74a', `contact ${e.contact} is attacked by one Task Force only`)];
  if (!pairs(q).some(([c, tf]) => c === e.contact && tf === e.tf)) {
    const decoy = q.view.taskForces.some((tf) => tf.letter === e.tf && tf.ships?.length === 0);
    return [
      illegal(
        '19.72',
        decoy ? `TF ${e.tf} is a decoy` : `TF ${e.tf} is not in the zone of contact ${e.contact}`,
        nearest,
      ),
    ];
  }
  const ships = shipsIn(e.tf, q);
  const strange = e.withheld.filter((id) => !ships.includes(id));
  if (strange.length > 0) {
    const text = `${shipsNamed(strange, q)}: not in TF ${e.tf}`;
    const why = lostShip(strange, q) ?? { rule: '19.74a', text };
    return [illegal(why.rule, why.text)];
  }
  if (e.withheld.length > 2) return [illegal('19.74a', 'one or two ships may be withheld, not more')];
  return e.withheld.length >= ships.length ? [illegal('19.74a', 'somebody must fight; withhold fewer or pass')] : [];
}

/** Every detected unit is engaged by the Task Force of its zone that fires strongest; nobody is withheld (19.74a). */
export function strongestEngage({ view, data }: Pick<Scope, 'view' | 'data'>): Engagement[] {
  const gunsOf = gunsIn(data);
  return view.contacts.flatMap(({ contact, at, detected }) => {
    const zone = detected && at !== null ? combatZone(data, at) : null;
    if (zone === null) return [];
    const there = view.taskForces.filter((tf) => tf.at !== null && gunsOf(tf) > 0 && combatZone(data, tf.at) === zone);
    const [best] = there.sort((a, b) => gunsOf(b) - gunsOf(a));
    return best ? [{ contact, tf: best.letter, withheld: [] }] : [];
  });
}

type Guns = (tf: TaskForceView) => number;

/** As they fire in surface combat (19.73): ammunition against aircraft counts for nothing there (19.63, 19.64). */
const gunsIn =
  (data: Scope['data']): Guns =>
  ({ ships = [] }) =>
    ships.reduce((sum, ship) => sum + surfaceStrength(data, ship).strength, 0);
