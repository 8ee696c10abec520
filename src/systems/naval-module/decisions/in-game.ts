import type { Scope } from '../naval-module';
import { hasSquadron } from '../rules/special-squadron';

type Scenario = Scope['data']['scenarios'][number];

/** Every counter that is there from the start or comes later. */
const brings = (card: Scenario, type: string, { ground }: Scope['data']): boolean =>
  [...card.standing.map(({ unit }) => unit), ...card.arrivals.flatMap(({ units }) => units)].some(
    (id) => ground.get(id)?.type === type,
  );

/** Decisions that not every scenario knows, by their kinds; all others belong to every game. */
const PARTS: Readonly<Record<string, (card: Scenario, data: Scope['data'], scope: Scope) => boolean>> = {
  // Scenario 1, 6: it alone gives the Axis ships.
  'naval.squadron': (_, __, { view }) => hasSquadron(view),
  'naval.repair': (_, __, { view, seat }) => seat === 'soviet' || hasSquadron(view),
  'naval.press': (_, __, { view, seat }) => seat === 'soviet' || hasSquadron(view),
  // G11, and special rule 6: both are of scenario 3.
  'naval.refuse': ({ id }) => id === 'sevastopol',
  'naval.torpedo': ({ id }) => id === 'sevastopol',
  'naval.steps': ({ arrivals }) => arrivals.some(({ steps }) => steps > 0),
  'naval.absorb': (card, data) => brings(card, 'zap', data),
};

/** Whether a decision belongs to the game that a seat sees: the sheet of what answers for him names no other, nor does HELP. */
export function inGame(kind: string, scope: Scope): boolean {
  const { view, data } = scope;
  const card = data.scenarios.find(({ id }) => id === view.scenario);
  return card === undefined || (PARTS[kind]?.(card, data, scope) ?? true);
}
