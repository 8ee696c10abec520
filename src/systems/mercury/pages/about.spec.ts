import { ownSystems } from '../../../config/testing/systems';
import { keyedDice } from '../../../kernel/chance/dice';
import { pageScenes, type PageOrder } from '../../../reports/page-scenes';
import type { Scene } from '../../../render/scene';
import { words } from '../../../render/testing/lettering';

const engine = ownSystems().engine('mercury');
const game = { code: '7K3F', title: 'Crete', commitment: 'c' };

/** What a mail brings that asks the first question of a scenario. */
function ofFirstMail(scenario: string, asked = true) {
  const { position } = engine.start({ scenario, options: {} }, keyedDice('about'));
  const open = position.open[0];
  if (!open) throw new Error('nobody is asked');
  const order = {
    seat: open.seat,
    asked: 'x',
    position: '0',
    orderWords: [],
    seq: 0,
    facts: [],
  } as unknown as PageOrder;
  return pageScenes(engine, game, asked ? position : { ...position, open: [] }, [], order);
}

describe('what a mail of a campaign brings with a question about ships', () => {
  const scenes = ofFirstMail('6');

  it('has the Naval Operations Map before the hexes', () => {
    expect(words(scenes.pages('A4')[1] as Scene)).toContain('Naval Operations Map');
  });

  it('has the sea in its picture', () => {
    expect(words(scenes.crop()).join(' ')).toContain('Matapan');
  });

  it('has the hexes first where nothing is asked', () => {
    const pages = ofFirstMail('6', false).pages('A4');
    expect(words(pages[1] as Scene)).not.toContain('Naval Operations Map');
    expect(pages.flatMap((page) => words(page))).toContain('Naval Operations Map');
  });
});
