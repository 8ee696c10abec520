/** How a system prints what its sentences name: a side, a counter of any kind, a place. */
interface Printing<D, S> {
  side(side: S): string;
  unit(data: D, id: string): string;
  place(data: D, at: string): string;
}

/** What the sentences of a report are made with: the printed names behind ids. `D`: what is printed, `S`: whose something is. */
export class SayNames<D, S> {
  constructor(
    readonly data: D,
    private readonly printing: Printing<D, S>,
  ) {}

  side(side: S): string {
    return this.printing.side(side);
  }

  unit(id: string): string {
    return this.printing.unit(this.data, id);
  }

  /** With commas. */
  units(ids: readonly string[]): string {
    return ids.map((id) => this.unit(id)).join(', ');
  }

  place(at: string): string {
    return this.printing.place(this.data, at);
  }

  /** `1519 Beirut-1618`. */
  way(places: readonly string[]): string {
    return places.map((at) => this.place(at)).join('-');
  }
}
