import type { Letter, MercuryData, ShipId } from '../mercury';
import { shipCounter } from '../rules/16-components';
import { shuffled } from '../scramble';
import type { MercuryKnown, Pick } from './base-world';
import type { Berth } from './berths';
import { scenarioOf } from '../rules/03-turn';
import { shipsInGame, told } from './told';

/** Where each ship is: in a Task Force, or in Alexandria (null). */
export type Placing = Map<ShipId, Letter | null>;

/** Places every ship as the German knows it, or as `wish` would have it where he does not, else anywhere with room. */
export function placedShips(
  all: readonly Berth[],
  known: MercuryKnown,
  data: MercuryData,
  pick: Pick,
  wish: Placing = new Map(),
): Placing {
  const harbour = new Harbour(all, data, pick, wish);
  const alive = shipsInGame(known, data).filter((id) => !known.view.sunk.includes(id));
  const { alexandria } = scenarioOf(data, { scenario: known.view.scenario.id });
  const inPort = alexandria !== undefined || told(known.record, 'tf.in-port').length > 0;
  harbour.berthSure(alive);
  for (const id of shuffled(alive, pick)) if (!harbour.placed.has(id)) harbour.berth(id, inPort);
  harbour.fillCounts();
  harbour.fillDecoys();
  return harbour.placed;
}

class Harbour {
  readonly placed: Placing = new Map();
  private readonly sure = new Map<ShipId, true>();

  constructor(
    private readonly all: readonly Berth[],
    private readonly data: MercuryData,
    private readonly pick: Pick,
    private readonly wish: Placing,
  ) {}

  /** Ships that are known to be somewhere. Of two Task Forces that one was seen in, the one that is known in full has it. */
  berthSure(alive: readonly ShipId[]): void {
    const sureness = (b: Berth): number => (b.most === b.sure.length ? 0 : 1);
    for (const berth of [...shuffled(this.all, this.pick)].sort((a, b) => sureness(a) - sureness(b)))
      for (const id of berth.sure) {
        if (this.placed.has(id) || !alive.includes(id) || this.size(berth) >= berth.most) continue;
        if (sureness(berth) > 0 && this.elsewhere(id, berth)) continue;
        this.placed.set(id, berth.letter);
        this.sure.set(id, true);
      }
  }

  /** It was seen in another Task Force too, and is rather there. */
  private elsewhere(id: ShipId, { letter }: Berth): boolean {
    const wish = this.wish.get(id);
    return wish !== letter && this.all.some((b) => b.letter === wish && b.sure.includes(id) && this.size(b) < b.most);
  }

  /** One ship whose place is not known. */
  berth(id: ShipId, inPort: boolean): void {
    const wish = this.wish.get(id);
    if (wish === null && inPort) return void this.placed.set(id, null);
    const fitting = this.all.filter((b) => this.fits(b, id));
    const roomy = fitting.length > 0 ? fitting : this.all.filter((b) => this.size(b) < b.most);
    const wished = roomy.find((b) => b.letter === wish) ?? roomy[this.pick(roomy.length)];
    this.placed.set(id, wished?.letter ?? this.anywhere(inPort));
  }

  /** Nothing that is known leaves room: what was told is of ships that have gone elsewhere since. */
  private anywhere(inPort: boolean): Letter | null {
    const room = this.all.filter((b) => b.onMap && this.size(b) < this.data.markers.shipsAtMost);
    return inPort ? null : (room[this.pick(room.length)]?.letter ?? null);
  }

  private fits(berth: Berth, id: ShipId): boolean {
    if (this.size(berth) >= Math.min(berth.most, berth.count ?? Infinity)) return false;
    if (!berth.types) return true;
    const { type } = shipCounter(this.data, id);
    return this.of(berth).filter((s) => shipCounter(this.data, s).type === type).length < (berth.types[type] ?? 0);
  }

  private of({ letter }: Berth): ShipId[] {
    const ids: ShipId[] = [];
    for (const [id, at] of this.placed) if (at === letter) ids.push(id);
    return ids;
  }

  private size = (berth: Berth): number => this.of(berth).length;

  /** Task Forces that were told to have more ships get some of those whose place is known least. */
  fillCounts(): void {
    for (const berth of this.all)
      while (berth.count !== null && this.size(berth) < berth.count) {
        const moved = this.loose(berth).find((id) => this.fits(berth, id)) ?? null;
        if (moved === null) break;
        this.placed.set(moved, berth.letter);
      }
  }

  /** No more markers without ships than there may be (16.33b). */
  fillDecoys(): void {
    const empty = (): Berth[] => this.all.filter((b) => b.onMap && this.size(b) === 0);
    while (empty().length > this.data.markers.decoysAtMost) {
      const berth = empty().find((b) => b.count !== 0) ?? (empty()[0] as Berth);
      const moved = this.loose(berth)[0];
      if (moved === undefined) return;
      this.placed.set(moved, berth.letter);
    }
  }

  /** Ships that may as well be elsewhere, out of Task Forces of two or more of which no number was told. */
  private loose(except: Berth): ShipId[] {
    const from = this.all.filter((b) => b !== except && b.count === null && this.size(b) > 1);
    const ships = from.flatMap((b) => this.of(b)).filter((id) => !this.sure.has(id));
    const ashore = [...this.placed].filter(([, at]) => at === null).map(([id]) => id);
    return shuffled([...ships, ...ashore], this.pick);
  }
}
