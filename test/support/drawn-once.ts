import type { Pages } from '../../src/reports/pages';
import type { Systems } from '../../src/systems/systems';

type Drawn = ReturnType<Pages['ofMail']>;

/** What was drawn in this process by the same systems: a group of specs draws it once (tools/groups). */
const drawnBy = new WeakMap<Systems, Map<string, Drawn>>();

/**
 * From now on the map that a mail brings is drawn for each seat of a scenario once, and sent again with every later mail of
 * this service and of all others: drawing is half of what a spec of mails takes. The games of test/e2e, and those of a service
 * that is a process of its own, have every map drawn.
 */
export function drawOnce(pages: Pages, systems: Systems): void {
  const draw = pages.ofMail.bind(pages);
  const drawn = drawnBy.get(systems) ?? new Map<string, Drawn>();
  drawnBy.set(systems, drawn);
  pages.ofMail = (game, order, paper) => {
    const key = [game.system, game.scenario, order.seat, paper].join(' ');
    const known = drawn.get(key);
    if (known) return known;
    const made = draw(game, order, paper);
    drawn.set(key, made);
    // What could not be drawn for one service is tried again for the next.
    made.catch(() => drawn.delete(key));
    return made;
  };
}
