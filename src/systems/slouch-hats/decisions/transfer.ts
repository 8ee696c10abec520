import { chooseLines, type Said } from '../../../play/choices/lines';
import { called, type OrderOf } from '../../../play/words/written';
import { airTransferred, bomberPaid } from '../facts/moves';
import { onBoard } from '../orders/conditions';
import { aircraft, place } from '../orders/names';
import { Board, boardSeen } from '../rules/03-board';
import { transfer, transferBases, transferFault } from '../rules/13-1-air-units';
import { dueForMap, payForMap } from '../rules/20-2-lasting';
import type { Playing } from '../sequence/playing';
import { written, type Ask, type Fault, type OpenWorld, type Side, type SlouchHats, type World } from '../slouch-hats';

/** `transfer 208 to Rayak` */
const transferVerb = written(
  'an air unit goes to another friendly airfield or box, however far, and is Flown (13.41, 13.42)',
  { unit: aircraft, to: called('place', place) },
  'transfer {unit} to {to}',
);

/** `pay for KG26` */
const payVerb = written(
  {
    ...{ verb: 'pay', seats: ['axis'] },
    help: 'the Victory Point after which an air unit of Special Event P may go to the map (20.22P)',
  },
  { unit: aircraft },
  'pay for {unit}',
  'pay {unit}',
);

type Orders = OrderOf<typeof transferVerb> | OrderOf<typeof payVerb>;

/** 13.4: air units of a side that go elsewhere in a Movement phase, its own or the other's. */
const transferring = (side: Side) =>
  chooseLines<SlouchHats, Playing, Orders>({
    ...{ kind: `slouch-hats.transfer-${side}`, rule: '13.41', title: 'air transfer', word: 'transfer', seats: [side] },
    ...{ order: [payVerb, transferVerb], inTurn: true, once: 'unit', besides: ({ verb }) => verb === 'pay' },
    ...{ lasting: true, conditions: onBoard(), interphase: 'no air unit goes to another airfield' },
    question: 'Does an air unit of yours go to another airfield? It is Flown then.',
    nothing: 'no air unit is transferred',
    whose: () => side,
    asks: (q) => flyers(q).length > 0,
    forms: (q) => ['transfer air unit to place', ...(owing(q).length > 0 ? ['pay for air unit'] : [])],
    listing: (q) =>
      flyers(q).map((id) => {
        const open = basesFor(q, id).map((at) => place.print(at, q));
        return `${aircraft.print(id, q)}: ${open.join(', ') || 'nowhere'}`;
      }),
    options: (q) => [
      ...flyers(q).flatMap((unit) => basesFor(q, unit).map((to) => ({ verb: 'transfer' as const, unit, to }))),
      ...owing(q).flatMap((unit) => (faultOf({ verb: 'pay', unit }, q, []) ? [] : { verb: 'pay' as const, unit })),
    ],
    fault: faultOf,
    about: (one) => (one.verb === 'transfer' ? 'Flown' : 'a Victory Point'),
    onMap: (one, { view }) => (one.verb === 'transfer' ? { from: view.air[one.unit]?.at ?? null, to: one.to } : {}),
    drawn(q, rng) {
      const unit = rng.pick(flyers(q));
      const open = basesFor(q, unit);
      return open.length > 0 && rng.chance(1, 8) ? [{ verb: 'transfer', unit, to: rng.pick(open) }] : [];
    },
    take(c, one) {
      const from = c.world.air[one.unit]?.at ?? '';
      carryOut(c.world, c.data, one);
      if (one.verb === 'pay') bomberPaid(c, { side, unit: one.unit });
      else airTransferred(c, { unit: one.unit, from, at: one.to });
    },
  });
export const transferAxis = transferring('axis');
export const transferAllied = transferring('allied');

/** Air units of a side in play that have not flown this Segment. */
const flyers = ({ view: { air }, data: { counters }, seat }: Ask): string[] =>
  Object.keys(air).filter((id) => counters.air.get(id)?.side === seat && air[id]?.at !== 'off' && !air[id]?.flew);

const basesFor = (q: Ask, id: string): string[] => transferBases(boardSeen(q), q.seat, id);

const owing = (q: Ask): string[] => flyers(q).filter((id) => dueForMap(q.view, q.data, id) > 0);

/** What is against a line behind those before it: who has paid may go, and who has gone takes room. */
function faultOf(one: Said<Orders>, q: Ask, before: readonly Said<Orders>[]): Fault | null {
  const { air, events, victoryPoints } = q.view;
  const world = { ...q.view, ...structuredClone({ air, events, victoryPoints }) } as OpenWorld as World;
  for (const other of before) carryOut(world, q.data, other);
  if (one.verb === 'transfer') return transferFault(new Board(world, q.data), q.seat, { id: one.unit, to: one.to });
  const owes = flyers(q).includes(one.unit) && dueForMap(world, q.data, one.unit) > 0;
  return owes
    ? payForMap(world, q.data, one.unit)
    : { rule: '20.22P', why: `nothing is owed for ${aircraft.print(one.unit, q)}` };
}

/** Writes the world. */
function carryOut(world: World, data: SlouchHats['data'], one: Said<Orders>): void {
  if (one.verb === 'pay') payForMap(world, data, one.unit);
  else transfer(world, one.unit, one.to);
}
