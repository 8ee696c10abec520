import type { HexId } from '../../../hex/hex';
import { onceBy } from '../../../kernel/data/once';
import { copyOf } from '../../../kernel/record/copy';
import type { Drawn, Known } from '../../../kernel/search/known';
import type { Aegean } from '../aegean';
import type { AegeanData } from '../data/load';
import { noOrders } from '../rules/4-turn-orders';
import { setUp } from '../set-up';
import type { Owner } from '../side';
import type { Kind } from '../view/view';
import { WORLD, type World } from '../world';

type Pick = (below: number) => number;
type AegeanKnown = Known<Aegean>;

/** Off the map nobody is seen (3.2): where who is not drawn to stand anywhere is. */
const AWAY: Readonly<Record<Owner, string>> = {
  ...{ german: 'german-holding', allied: 'allied-holding', italian: 'german-holding' },
};

const card = onceBy(
  (data: AegeanData, _scenario: string) => data,
  (data, scenario) => setUp(data, scenario),
  (_, scenario) => scenario,
);

/**
 * A world that the seat would see as it sees the true one, in a ground phase (4.F). Its own units and what lies open stand; of
 * the enemy's at least one of a kind is in each hex in which the back of such a counter is seen, the others where the
 * scenario has put them, if somebody is there, or off the map.
 */
export function determinize(known: AegeanKnown, data: AegeanData, pick: Pick): Drawn<Aegean> {
  const { view, seat } = known;
  const world = WORLD.begin({
    ...WORLD.opened(view),
    mines: Object.fromEntries(view.mines.map((hex) => [hex, { known: true }])),
    traffic: { ...{ german: {}, allied: {} }, [seat]: copyOf(view.traffic) },
    airlifted: { ...{ german: [], allied: [] }, [seat]: copyOf(view.airlifted) },
    orders: { ...{ german: noOrders(), allied: noOrders() }, [seat]: copyOf(view.orders) },
  });
  const drawing = { world, known, data, pick, began: card(data, view.scenario) };
  for (const kind of ['naval', 'ground', 'air'] as const) new Kinds(drawing, kind).draw();
  return { world, stack: copyOf([...known.stack]) };
}

interface Drawing {
  world: World;
  known: AegeanKnown;
  data: AegeanData;
  pick: Pick;
  /** The scenario as it began: printed, and so known to both. */
  began: World;
}

const FIELD = { ground: 'ground', naval: 'ships', air: 'air' } as const satisfies Record<Kind, keyof World>;

/** All units of one kind. */
class Kinds {
  private readonly field: 'ground' | 'ships' | 'air';
  private readonly states: Record<string, { at: string }>;
  private readonly waiting: string[];

  constructor(
    private readonly drawing: Drawing,
    private readonly kind: Kind,
  ) {
    const { world, known, began } = drawing;
    this.field = FIELD[kind];
    this.states = world[this.field];
    const seen: Readonly<Record<string, { at: string }>> = known.view[this.field];
    const first: Readonly<Record<string, { at: string }>> = began[this.field];
    for (const [id, state] of Object.entries({ ...first, ...seen }))
      this.states[id] = { ...copyOf(first[id] ?? state), ...copyOf(seen[id] ?? {}), at: state.at };
    this.waiting = Object.keys(this.states).filter((id) => !seen[id] && this.ownerOf(id) !== known.seat);
    for (const id of this.waiting) Object.assign(this.states[id] ?? {}, this.unseen(id));
  }

  draw(): void {
    const { view } = this.drawing.known;
    if (this.kind === 'air') this.drawCaps();
    for (const [hex, kinds] of Object.entries(view.presence))
      for (const side of kinds[this.kind] ?? []) this.put(this.taken(hex, side), hex, side);
    for (const id of this.waiting) {
      const side = this.ownerOf(id);
      const hex = this.hexOf(this.states[id]?.at ?? '');
      const there = hex !== null && (view.presence[hex]?.[this.kind] ?? []).includes(side);
      // Who was aboard when it went down went with it.
      const sunk = ['lost', 'gone'].includes(this.drawing.world.ships[this.states[id]?.at ?? '']?.at ?? '');
      // 8.1.3: whose hexes on Rhodes are empty is gone.
      const stays = this.drawing.data.ground.get(id)?.rhodesOnly === true;
      if (sunk || (hex !== null && !there))
        Object.assign(this.states[id] ?? {}, { at: sunk || stays ? 'lost' : AWAY[side] });
    }
  }

  /** What goes without saying of one who is not seen: a ship is not spotted (3.5); Italians whom the German does not see resist him (1.2, 7.7). */
  private unseen(id: string): object {
    if (this.kind === 'naval') return { spotted: false };
    const resists = this.kind === 'ground' && this.drawing.known.seat === 'german' && this.ownerOf(id) === 'italian';
    return resists ? { side: 'allied' } : {};
  }

  /** 5.4.9: under each marker of the enemy's one unit at least. */
  private drawCaps(): void {
    const { world, known } = this.drawing;
    for (const [hex, caps] of Object.entries(known.view.caps))
      for (const { side, marker, night } of caps) {
        const id = this.taken(hex, side);
        const [home = ''] = Object.keys(world.bases).filter((base) => world.bases[base]?.owner === side);
        if (id !== undefined) Object.assign(this.states[id] ?? {}, { at: hex, cap: { marker, night, home } });
      }
  }

  /** One of a side, who stood there at the beginning rather than another. */
  private taken(hex: HexId, side: Owner): string | undefined {
    const own = this.waiting.filter((id) => this.ownerOf(id) === side);
    const able = own.length > 0 ? own : this.kind === 'air' ? [] : this.waiting;
    const here = able.filter((id) => this.hexOf(this.states[id]?.at ?? '') === hex);
    const came = able.filter((id) => !this.states[id]?.at.endsWith('-not-arrived'));
    const { ground, isles } = this.drawing.data;
    const may = came.filter((id) => ground.get(id)?.rhodesOnly !== true || isles.islandOf(hex) === 'rhodes');
    const from = [here, may, came, able].find((some) => some.length > 0) ?? [];
    const id = from[this.drawing.pick(Math.max(1, from.length))];
    if (id !== undefined) this.waiting.splice(this.waiting.indexOf(id), 1);
    return id;
  }

  private put(id: string | undefined, hex: HexId, side: Owner): void {
    const { world } = this.drawing;
    const bases = Object.entries(world.bases).filter(([, base]) => base.hex === hex);
    const [base] = bases.find(([, { owner }]) => owner === side) ?? bases[0] ?? [hex];
    const at = this.kind === 'air' ? base : hex;
    if (id !== undefined) Object.assign(this.states[id] ?? {}, { at, ...(this.kind === 'air' ? {} : { side }) });
  }

  private ownerOf(id: string): Owner {
    const state = this.states[id] as { side?: Owner } | undefined;
    return state?.side ?? this.drawing.data.air.get(id)?.side ?? 'german';
  }

  /** The hex that a unit at `at` shows its back in; null: none. Cargo shows none. */
  private hexOf(at: string): HexId | null {
    const { world, data } = this.drawing;
    return data.isles.grid.has(at) ? at : (world.bases[at]?.hex ?? null);
  }
}
