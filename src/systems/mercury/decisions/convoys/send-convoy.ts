import { doubtful, illegal, type Objection } from '../../../../kernel/decide/decision';
import { tellModifiers } from '../../../../kernel/chance/tell-roll';
import { besidesPass, orPass, type PassOrder, passVerb } from '../../../../play/words/pass';
import { lineOf } from '../../../../play/choices/sound-entry';
import { type AlliedConvoy, type Ask, type Cargo, decision, type Scope, type SeaId } from '../../mercury';
import { type SendOrder, sendVerb } from '../../orders/convoys';
import { nameOf } from '../../orders/ground/names';
import { printSea } from '../../orders/names';
import { turnOf } from '../../rules/03-turn';
import { RSC } from '../../rules/17-2-landing-places';
import { findsPlace } from '../../rules/17-37-unloading';
import { alliedArrival, alliedArrivals, mayBeSent, NORTH_PORTS } from '../../rules/21-1-allied-convoys';
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
  interphase:
    'at night the first convoy that may sails to Suda, or to Heraklion, where it can unload; by day, and after the order to evacuate, none',
  speaks: withoutShips,
  verbs: [sendVerb, passVerb],
  disclose(c) {
    const convoys = mayBeSent(c.data, c.world);
    const places = alliedArrivals(c.data, c.world);
    return convoys.length > 0 && places.length > 0 ? { seat: 'allied', facts: { convoys, places } } : null;
  },
  prompt: (q) => ({
    question: `Which convoy tries to arrive, and where? ${q.facts.convoys.map((c) => convoyText(c, q)).join('; ')}`,
    choices: [`send convoy number to port (${columns(q)})`, 'pass'],
    examples: [...printed(byDefault(q), q), ...printed(someConvoy(q), q), 'pass'].filter(
      (line, i, all) => all.indexOf(line) === i,
    ),
  }),
  assemble: (orders) => ({
    answer: besidesPass<SendOrder>(orders).map(({ convoy, to, line }) => ({
      ...{ convoy, to },
      ...lineOf({ line }),
    })),
  }),
  judge: (answer, q) => answer.flatMap((one, i) => faults(one, i, q)),
  print: (answer, q) => printed(answer, q),
  ifSilent(q) {
    const answer = byDefault(q);
    return { answer, text: answer.length === 0 ? 'no convoy sails' : printed(answer, q).join('; ') };
  },
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
  orPass(answer.map(({ convoy, to }) => sendVerb.print({ verb: 'send', convoy, to }, q)));

/** By night to a port of the north coast that can be unloaded in; by day the way is too dangerous, and who leaves Crete sends nobody there. */
function byDefault(q: Query): Sent[] {
  const [first] = q.facts.convoys;
  const sails = turnOf(q.data, q.view.turn).night && !q.view.campaign?.evacuation;
  const ports = sails ? q.facts.places : [];
  const to = ports.find((at) => q.data.places.get(at)?.kind === 'minor-port' && first && findsPlaceAt(at, first, q));
  return first && to !== undefined ? [{ convoy: first.no, to }] : [];
}

/** The rule by which no convoy comes to a place now, and why. */
function notThere(to: SeaId, name: string, q: Query): [string, string] {
  if (!NORTH_PORTS.includes(to)) return ['21.13', `no Allied convoy arrives at ${name}`];
  if (!turnOf(q.data, q.view.turn).night) return ['21.13a', `Allied convoys come to ${name} at night only`];
  return ['17.22', `no unit of yours stands at ${name}, so that no convoy enters the port`];
}

/** Whether something of the convoy finds its place ashore: not where the hex is full, nor an RSC in a box. */
const findsPlaceAt = (at: SeaId, { cargo }: AlliedConvoy, q: Query): boolean =>
  findsPlace(q.view, q.data, 'allied', at, cargo);

/** There is none of this number, or it came back and waits. */
function notNow(no: number, q: Query): string {
  const own = q.view.campaign?.convoys?.find((c) => c.no === no);
  if (!own) return `you have no convoy ${no}`;
  return `convoy ${no} came back and may sail again from ${turnOf(q.data, own.from).name} on`;
}

/** The default; else the first convoy to the first place where it can come ashore. */
function someConvoy(q: Query): Sent[] {
  const [sent] = byDefault(q);
  if (sent) return [sent];
  const [first] = q.facts.convoys;
  const to = q.facts.places.find((at) => first && findsPlaceAt(at, first, q));
  return first && to !== undefined ? [{ convoy: first.no, to }] : [];
}

/** The places by the column of the table that is rolled on: `South-Day: Sphakia, Tymbakion` (21.14). */
function columns(q: Query): string {
  const at = { data: q.data, turn: q.view.turn, ground: q.view.ground };
  const column = (to: SeaId): string => alliedArrival(at, { units: [], rsc: 0 }, to).column;
  const all = q.facts.places.map(column);
  return all
    .filter((name, i) => all.indexOf(name) === i)
    .map(
      (name) =>
        `${name}: ${q.facts.places
          .filter((to) => column(to) === name)
          .map((to) => printSea(to, q.data))
          .join(', ')}`,
    )
    .join('; ');
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
  if (!known) return [illegal('21.15', notNow(convoy, q), { ...at, nearest })];
  const name = printSea(to, q.data);
  if (!places.includes(to)) {
    return [illegal(...notThere(to, name, q), { ...at, nearest })];
  }
  const sent = convoys.find((one) => one.no === convoy);
  if (!sent || findsPlaceAt(to, sent, q)) return [];
  return [doubtful('17.37', `nothing of it can come ashore at ${name} as it is now; the convoy would turn back`, at)];
}
