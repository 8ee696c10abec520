import { onceAView } from '../../../play/words/once-a-view';
import type { Aegean } from '../aegean';
import type { Station } from './5-2-stations';
import { Wing, type Flyer } from './5-wing';

/** Air units that do not change while they are asked for: each is put together once. */
class WingSeen extends Wing {
  private readonly flyers = new Map<string, Flyer | null>();
  private readonly sides = new Map<string, (Flyer & { base: Station })[]>();

  override get(id: string): Flyer | null {
    const known = this.flyers.get(id);
    if (known !== undefined) return known;
    const made = super.get(id);
    this.flyers.set(id, made);
    return made;
  }

  override based(side: Parameters<Wing['based']>[0]): (Flyer & { base: Station })[] {
    const known = this.sides.get(side) ?? super.based(side);
    this.sides.set(side, known);
    return known;
  }
}

/** The air units that a player sees, for all that is asked of one view. */
export const wingOf = onceAView<Aegean, Wing>(({ view, data }) => new WingSeen(view, data));
