import { illegal, type Objection } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { ofVerb, orPass, passVerb, type PassOrder } from '../../../play/words/pass';
import { airTransferred, bomberPaid } from '../facts/moves';
import { onBoard } from '../orders/conditions';
import { aircraft, place } from '../orders/names';
import { Board, boardSeen } from '../rules/03-board';
import { transfer, transferBases, transferFault } from '../rules/13-1-air-units';
import { dueForMap, payForMap } from '../rules/20-2-lasting';
import type { Playing } from '../sequence/playing';
import { decision, written, type Act, type Ask, type OpenWorld, type Side, type World } from '../slouch-hats';
import { called, type OrderOf } from '../../../play/words/written';

/** `transfer 208 to Rayak` */
export const transferVerb = written(
  'an air unit goes to another friendly airfield or box, however far, and is Flown (13.41, 13.42)',
  { unit: aircraft, to: called('place', place) },
  'transfer {unit} to {to}',
);
export type TransferOrder = OrderOf<typeof transferVerb>;

/** `pay for KG26` */
export const payVerb = written(
  { verb: 'pay', help: 'the Victory Point after which an air unit of Special Event P may go to the map (20.22P)' },
  { unit: aircraft },
  'pay for {unit}',
  'pay {unit}',
);
export type PayOrder = OrderOf<typeof payVerb>;

interface Transfer {
  unit: string;
  to: string;
  line?: number;
}
interface Transfers {
  pays: { unit: string; line?: number }[];
  transfers: Transfer[];
}

/** 13.4: air units of a side that go elsewhere in a Movement phase, its own or the other's. */
const transferring = (side: Side) =>
  decision<Playing, object, Transfers, TransferOrder | PayOrder | PassOrder>({
    ...{ kind: `slouch-hats.transfer-${side}`, rule: '13.41', title: 'air transfer', word: 'transfer', seats: [side] },
    lasting: true,
    interphase: 'no air unit goes to another airfield',
    conditions: onBoard(),
    verbs: [transferVerb, ...(side === 'axis' ? [payVerb] : []), passVerb],
    disclose: ({ world, data }) => (flyers(world, data, side).length > 0 ? { seat: side, facts: {} } : null),
    prompt(q) {
      const [unit = ''] = flyers(q.view, q.data, side);
      const [to] = basesFor(q, unit);
      return {
        question: 'Does an air unit of yours go to another airfield? It is Flown then.',
        choices: ['transfer air unit to place', ...(owing(q).length > 0 ? ['pay for air unit'] : []), 'pass'],
        listing: flyers(q.view, q.data, side).map((id) => {
          const open = basesFor(q, id).map((at) => place.print(at, q));
          return `${aircraft.print(id, q)}: ${open.join(', ') || 'nowhere'}`;
        }),
        examples: [...(to === undefined ? [] : [line({ unit, to }, q)]), 'pass'],
      };
    },
    assemble: (orders) => ({
      answer: {
        pays: ofVerb(orders, 'pay').map((one) => ({ unit: one.unit, ...lineOf(one) })),
        transfers: ofVerb(orders, 'transfer').map((one) => ({ unit: one.unit, to: one.to, ...lineOf(one) })),
      },
    }),
    judge: (answer, q) => faults(answer, q),
    print: ({ pays, transfers }, q) => {
      return orPass([
        ...pays.map(({ unit }) => payVerb.print({ verb: 'pay', unit }, q)),
        ...transfers.map((one) => line(one, q)),
      ]);
    },
    ifSilent: () => ({ answer: { pays: [], transfers: [] }, text: 'no air unit is transferred' }),
    touch: {
      things: (q) =>
        flyers(q.view, q.data, side).map((id) => ({
          ...{ id, name: aircraft.print(id, q), at: q.view.air[id]?.at ?? null },
        })),
      offers: (q, picked) => {
        const [unit] = picked;
        if (unit === undefined || picked.length > 1) return [];
        return basesFor(q, unit).map((at) => ({ at, says: 'Flown', lines: [line({ unit, to: at }, q)] }));
      },
    },
    sample(q, rng) {
      const unit = rng.pick(flyers(q.view, q.data, side));
      const open = basesFor(q, unit);
      return { pays: [], transfers: open.length > 0 && rng.chance(1, 8) ? [{ unit, to: rng.pick(open) }] : [] };
    },
    take: (c, answer) => carryOut(c, side, answer),
  });
export const transferAxis = transferring('axis');
export const transferAllied = transferring('allied');

/** Air units of a side in play that have not flown this Segment. */
const flyers = ({ air }: OpenWorld, { counters }: Ask['data'], side: Side): string[] =>
  Object.keys(air).filter((id) => counters.air.get(id)?.side === side && air[id]?.at !== 'off' && !air[id]?.flew);

const basesFor = (q: Ask, id: string): string[] => transferBases(boardSeen(q), q.seat, id);

const owing = ({ view, data, seat }: Ask): string[] =>
  flyers(view, data, seat).filter((id) => dueForMap(view, data, id) > 0);

function faults({ pays, transfers }: Transfers, q: Ask): Objection[] {
  const { air, events, victoryPoints } = q.view;
  const world = { ...q.view, ...structuredClone({ air, events, victoryPoints }) } as OpenWorld as World;
  const board = new Board(world, q.data);
  const found = pays.flatMap((one) => {
    const nothing = { rule: '20.22P', why: `nothing is owed for ${aircraft.print(one.unit, q)}` };
    const fault = owing(q).includes(one.unit) ? payForMap(world, q.data, one.unit) : nothing;
    return fault ? [illegal(fault.rule, fault.why, { nearest: 'pass', ...lineOf(one) })] : [];
  });
  for (const one of transfers) {
    const fault = transferFault(board, q.seat, { id: one.unit, to: one.to });
    if (!fault) transfer(world, one.unit, one.to);
    else {
      const [to] = transferBases(board, q.seat, one.unit);
      const nearest = to === undefined ? 'pass' : line({ unit: one.unit, to }, q);
      found.push(illegal(fault.rule, fault.why, { nearest, ...lineOf(one) }));
    }
  }
  return found;
}

function carryOut(c: Act<Playing>, side: Side, { pays, transfers }: Transfers): void {
  for (const { unit } of pays) {
    payForMap(c.world, c.data, unit);
    bomberPaid(c, { side, unit });
  }
  for (const { unit, to } of transfers) {
    const from = c.world.air[unit]?.at ?? '';
    transfer(c.world, unit, to);
    airTransferred(c, { unit, from, at: to });
  }
}

const line = ({ unit, to }: Transfer, q: Ask): string => transferVerb.print({ verb: 'transfer', unit, to }, q);
