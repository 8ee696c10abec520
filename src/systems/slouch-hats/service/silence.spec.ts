import { asked } from '../../../cli/testing/asked-at-random';
import { ownSystems } from '../../../config/testing/systems';

describe('what a mail says that silence does', () => {
  const engine = ownSystems().engine('slouch-hats');
  const texts = asked(engine, '1', 2).flatMap(({ position, open }) => {
    const silent = engine.kind(open.kind).ifSilent(engine.ask(position, open));
    return silent === 'moderator' ? [] : [silent.text];
  });

  it('says of nothing that nothing is done, and names nobody called "none"', () => {
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter((text) => /: none$/.test(text))).toEqual([]);
  });
});
