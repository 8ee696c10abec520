import { doubtful, illegal } from '../../../../kernel/decide/decision';
import type { Objection } from '../../../../kernel/decide/decision';
import { tellModifiers } from '../../../../kernel/chance/tell-roll';
import { besidesPass, passVerb } from '../../../../play/words/pass';
import type { PassOrder } from '../../../../play/words/pass';
import { lineOf } from '../../../../play/choices/sound-entry';
import { decision } from '../../mercury';
import type { Ask, Scope } from '../../mercury';
import { sendVerb } from '../../orders/convoys';
import type { SendOrder } from '../../orders/convoys';
import { nameOf } from '../../orders/ground/names';
import { printSea } from '../../orders/names';
import { turnOf } from '../../rules/03-turn';
import { RSC } from '../../rules/17-2-landing-places';
import { canUnload } from '../../rules/17-37-unloading';
import { alliedArrival, alliedArrivals, mayBeSent, NORTH_PORTS } from '../../rules/21-1-allied-convoys';
import type { AlliedConvoy, Cargo, SeaId } from '../../world';
import { withoutShips } from '../at-sea';

/** The convoy that is sent this game-turn; none: an empty list. */
export interface Sent {
  convoy: number;
  to: SeaId;
  line?: number;
}
interface SendFacts {
  convoys: AlliedConvoy[];
  places: SeaId[];
}
type Query = Ask<SendFacts>;

/** 21.12, 21.13: which convoy tries to arrive, and where. */
export const sendOneConvoy = decision<{ sent?: Sent[] }, SendFacts, Sent[], SendOrder | PassOrder>({
  kind: 'mercury.send-convoy',
  rule: '21.12',
  title: 'Allied convoy',
  word: 'convoy',
  seats: ['allied'],
  interphase: 'at night the first convoy that may sails to Suda, or to Heraklion, where it can unload; by day none',
  speaks: withoutShips,
  verbs: [sendVerb, passVerb],
  disclose(c) {
    const convoys = mayBeSent(c.data, c.world);
    const places = alliedArrivals(c.data, c.world);
    return convoys.length > 0 && places.length > 0 ? { seat: 'allied', facts: { convoys, places } } : null;
  },
  prompt: (q) => ({
    question: `Which convoy tries to arrive, and where? ${q.facts.convoys.map((c) => convoyText(c, q)).join('; ')}`,
    choices: [...q.facts.places.map((at) => `send convoy number to ${printSea(at, q.data)}`), 'pass'],
    examples: [...printed(byDefault(q), q), 'pass'].filter((line, i, all) => all.indexOf(line) === i),
  }),
  assemble: (orders) => ({
    answer: besidesPass<SendOrder>(orders).map(({ convoy, to, line }) => ({
      ...{ convoy, to },
      ...lineOf({ line }),
    })),
  }),
  judge: (answer, q) => answer.flatMap((one, i) => faults(one, i, q)),
  print: (answer, q) => printed(answer, q),
  ifSilent: (q) => ({ answer: byDefault(q), text: printed(byDefault(q), q).join('; ') }),
  foresee: (answer, q) => answer.flatMap(({ convoy, to }) => foreseen(convoy, to, q)),
  thisTurn: ({ view }) => view.campaign?.withoutShips === true,
  inAdvance(scope, rng) {
    if (!scope.view.campaign?.withoutShips) return [];
    const convoys = mayBeSent(scope.data, { ...scope.view, scenario: scope.view.scenario.id, campaign: known(scope) });
    const [first] = convoys;
    const [to] = rng.shuffle(scope.view.ground ? alliedArrivals(scope.data, scope.view) : []);
    return first && to ? [{ verb: 'send', convoy: first.no, to }] : [];
  },
  sample(q, rng) {
    if (rng.chance(1, 6)) return [];
    return [{ convoy: rng.pick(q.facts.convoys).no, to: rng.pick(q.facts.places) }];
  },
  take: (c, answer) => void (c.local.sent = answer),
});

/** What the owner sees of his convoys, as the world has it. */
const known = ({ view: { campaign } }: Scope) =>
  campaign
    ? {
        alexandria: { units: [], rsc: 0 },
        convoys: campaign.convoys,
        ...(campaign.sent === null ? {} : { sent: campaign.sent }),
      }
    : undefined;

/** `convoy 2: A/Queens, RSC` */
const convoyText = ({ no, cargo }: AlliedConvoy, q: Scope): string => `convoy ${no}: ${cargoText(cargo, q)}`;

/** What a convoy holds, by names. */
export const cargoText = ({ units, rsc }: Cargo, q: Pick<Scope, 'data'>): string =>
  [...units.map(({ id }) => nameOf(id, q)), ...Array.from({ length: rsc }, () => RSC)].join(', ');

const printed = (answer: readonly Sent[], q: Scope): string[] =>
  answer.length === 0 ? ['pass'] : answer.map(({ convoy, to }) => sendVerb.print({ verb: 'send', convoy, to }, q));

/** By night to a port of the north coast that can be unloaded in; by day the way is too dangerous. */
function byDefault(q: Query): Sent[] {
  const [first] = q.facts.convoys;
  const ports = turnOf(q.data, q.view.turn).night ? q.facts.places : [];
  const to = ports.find(
    (at) => q.data.places.get(at)?.kind === 'minor-port' && canUnload(q.view, q.data, 'allied', at),
  );
  return first && to !== undefined ? [{ convoy: first.no, to }] : [];
}

function foreseen(no: number, to: SeaId, q: Query): string[] {
  const convoy = q.facts.convoys.find((c) => c.no === no);
  if (!convoy) return [];
  const { column, modifiers } = alliedArrival(
    { data: q.data, turn: q.view.turn, ground: q.view.ground },
    convoy.cargo,
    to,
  );
  return [`convoy ${no} to ${printSea(to, q.data)}: column ${column}, die ${tellModifiers(modifiers) || 'as rolled'}`];
}

function faults({ convoy, to, line }: Sent, before: number, q: Query): Objection[] {
  const { convoys, places } = q.facts;
  const at = lineOf({ line });
  const [first] = convoys;
  const known = convoys.some(({ no }) => no === convoy);
  const no = known ? convoy : (first?.no ?? 0);
  const nearest = sendVerb.print({ verb: 'send', convoy: no, to: places.includes(to) ? to : (places[0] ?? '') }, q);
  if (before > 0) return [illegal('21.12', 'one convoy only is sent in a game-turn', at)];
  if (!known) return [illegal('21.15', `convoy ${convoy} cannot be sent now`, { ...at, nearest })];
  const name = printSea(to, q.data);
  if (!places.includes(to)) {
    const day = NORTH_PORTS.includes(to);
    const text = day ? `Allied convoys come to ${name} at night only` : `no Allied convoy arrives at ${name}`;
    return [illegal(day ? '21.13a' : '21.13', text, { ...at, nearest })];
  }
  if (canUnload(q.view, q.data, 'allied', to)) return [];
  return [doubtful('17.37', `nothing can come ashore at ${name} as it is now; the convoy would turn back`, at)];
}
