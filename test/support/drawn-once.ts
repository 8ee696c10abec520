import type { Pages } from '../../src/reports/pages';

/**
 * From now on the map that a mail brings is drawn for each seat of a scenario once, and sent again with every later mail:
 * drawing is half of what a spec of mails takes. The games of test/e2e, and those of a service that is a process of its own, have
 * every map drawn.
 */
export function drawOnce(pages: Pages): void {
  const draw = pages.ofMail.bind(pages);
  const drawn = new Map<string, ReturnType<Pages['ofMail']>>();
  pages.ofMail = (game, order, paper) => {
    const key = [game.system, game.scenario, order.seat, paper].join(' ');
    const made = drawn.get(key) ?? draw(game, order, paper);
    drawn.set(key, made);
    return made;
  };
}
