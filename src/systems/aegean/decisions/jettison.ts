import type { Order } from '../../../kernel/decide/order';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Act, Aegean } from '../aegean';
import { jettisoned } from '../facts/air';
import { onBoard } from '../orders/ground-conditions';
import { aircraft } from '../orders/names';
import { jettisons } from '../rules/5-5-air-combat';
import { KIND_OF } from '../rules/5-4-missions';
import type { AirFight } from '../sequence/air-combat';
import { SIDES } from '../side';
import { foreseenJettison } from './foreseen-dogfight';

interface Jettison extends Order {
  verb: 'jettison';
  units: string[];
}
interface Met {
  at: string;
  /** F with bombs on, of so many that fly, and the CAP they meet. */
  loaded: string[];
  flying: number;
  cap: string[];
}

const verb = written<Aegean, Jettison>(
  'fighters drop their bombs and fight at full value; their mission is over (5.7.4)',
  { units: aircraft.list },
  'jettison {units}',
);

const LOADED: readonly string[] = ['bombing', 'anti-ship', 'support'];

/** 5.7.4: F of a mission with bombs that meet CAP. */
function loadedIn({ data, local }: Act<AirFight>): string[] {
  if (!LOADED.includes(KIND_OF[local.flight.line.verb])) return [];
  const { jettisoned: gone } = local.flight;
  return local.others.filter((id) => data.air.get(id)?.type === 'F' && !gone.includes(id));
}

const TEXT = 'bombs are dropped only where CAP is stronger in numbers';

/** 5.7.4: whether fighters with bombs drop them when air combat begins. */
export const chooseJettison = chooseLines<Aegean, AirFight, Jettison, Met>({
  ...{ kind: 'aegean.jettison', rule: '5.7.4', title: 'bombs dropped to fight', word: 'jettison', seats: SIDES },
  ...{ order: verb, once: 'units', lasting: true, asked: 'own', interphase: TEXT },
  question: ({ facts, data }) =>
    `Enemy CAP (${facts.cap.length}) meets your mission over ${data.isles.nameOf(facts.at)}. Do fighters drop their bombs? With bombs on they fight with two less.`,
  nothing: 'all keep their bombs',
  whose: ({ local }) => local.side,
  told: (c) => {
    const loaded = loadedIn(c);
    const { at, escorts, others, cap } = c.local;
    return loaded.length === 0 || cap.length === 0
      ? null
      : { at, loaded, flying: escorts.length + others.length, cap: [...cap] };
  },
  conditions: onBoard<Met>(),
  options: ({ facts }) => facts.loaded.map((id) => ({ units: [id] })),
  fault({ units }, q) {
    const other = units.find((id) => !q.facts.loaded.includes(id));
    return other === undefined
      ? null
      : { rule: '5.7.4', why: `${aircraft.print(other, q)} is no F with bombs on that meets the CAP` };
  },
  byDefault: ({ facts }) =>
    jettisons(facts.flying, facts.cap.length)
      ? { lines: [{ units: [...facts.loaded] }], text: 'the bombs are dropped, as CAP is stronger' }
      : { lines: [], text: 'all keep their bombs' },
  foresee: (answer, q) => foreseenJettison(answer, q, q.facts.loaded),
  onMap: (_, { facts }) => ({ from: facts.at }),
  takeAll(c, all) {
    const units = all.flatMap((one) => one.units);
    if (units.length === 0) return;
    c.local.flight.jettisoned.push(...units);
    jettisoned(c, { side: c.local.side, units });
  },
});
