import { garrisonPlaced } from '../../facts/game';
import { illegal } from '../../../../kernel/decide/decision';
import { lineOf } from '../../../../play/choices/sound-entry';
import { garrisonVerb, type GarrisonOrder } from '../../orders/options';
import { named } from '../../orders/ground/names';
import { decision, type Ask } from '../../mercury';
import { groundIn } from '../../rules/ground/ground';
import { hasOption } from '../../rules/23-4-variants';

interface BattalionFacts {
  /** By battalion, its units at Alexandria; the strongest first. */
  battalions: Record<string, string[]>;
}
interface Chosen {
  battalion: string;
  line?: number;
}
type Query = Ask<BattalionFacts>;

/** The box they begin in. */
const BOX = 'tymbakion';

/** 23.45, Allied option 7: the battalion from Alexandria that begins at Tymbakion. */
export const tymbakionBattalion = decision<object, BattalionFacts, Chosen, GarrisonOrder>({
  kind: 'mercury.tymbakion',
  rule: '23.45',
  title: 'battalion at Tymbakion',
  word: 'tymbakion',
  seats: ['allied'],
  verbs: [garrisonVerb],
  thisTurn: ({ view }) => view.turn === 1,
  disclose({ world, data }) {
    const waiting = world.campaign?.alexandria.units ?? [];
    if (!hasOption(world, 'allied-7')) return null;
    const strength = (ids: readonly string[]): number =>
      ids.reduce(
        (n, id) => n + (data.ground.get(id)?.front.attack ?? 0) + (data.ground.get(id)?.front.defence ?? 0),
        0,
      );
    const there = [...data.variants.battalions.values()]
      .map(({ id, units }) => [id, units.filter((unit) => waiting.some((u) => u.id === unit))] as const)
      .filter(([, units]) => units.length > 0)
      .sort(([, a], [, b]) => strength(b) - strength(a));
    return there.length === 0 ? null : { seat: 'allied', facts: { battalions: Object.fromEntries(there) } };
  },
  prompt: (q) => ({
    question: 'Which battalion of the units at Alexandria begins in the Tymbakion box?',
    choices: ids(q).map((id) => line(id, q)),
    listing: Object.entries(q.facts.battalions).map(
      ([id, units]) => `${q.data.variants.battalions.get(id)?.names[0] ?? id}: ${named(units, q)}`,
    ),
    examples: ids(q)
      .slice(0, 2)
      .map((id) => line(id, q)),
  }),
  single: true,
  assemble: (orders) => ({
    answer: { battalion: orders.at(-1)?.battalion ?? '', ...lineOf({ line: orders.at(-1)?.line }) },
  }),
  judge({ battalion, line: at }, q) {
    if (q.facts.battalions[battalion]) return [];
    const nearest = line(ids(q)[0] ?? '', q);
    return [illegal('23.45', 'that battalion is not at Alexandria', { ...lineOf({ line: at }), nearest })];
  },
  print: ({ battalion }, q) => [line(battalion, q)],
  ifSilent: (q) => ({ answer: { battalion: ids(q)[0] ?? '' }, text: 'the strongest battalion' }),
  inAdvance: ({ data }, rng) => [{ verb: 'garrison', battalion: rng.pick([...data.variants.battalions.keys()]) }],
  sample: (q, rng) => ({ battalion: rng.pick(ids(q)) }),
  take(c, { battalion }) {
    const { campaign } = c.world;
    const names = c.data.variants.battalions.get(battalion)?.units ?? [];
    if (!campaign) return;
    const { units } = campaign.alexandria;
    const going = units.filter(({ id }) => names.includes(id));
    campaign.alexandria.units = units.filter((unit) => !going.includes(unit));
    // 4.61: it is held there at first, as who begins in a box is.
    for (const unit of going) groundIn(c).units[unit.id] = { ...unit, at: null, box: BOX, bound: true };
    garrisonPlaced(c, { units: going.map(({ id }) => id), at: BOX });
  },
});

const ids = (q: Query): string[] => Object.keys(q.facts.battalions);
const line = (battalion: string, q: Query): string => garrisonVerb.print({ verb: 'garrison', battalion }, q);
