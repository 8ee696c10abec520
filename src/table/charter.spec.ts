import { charterSchema, strengthOf } from './charter';

describe('how strong the bot of a game plays', () => {
  it('stands in its charter by seat', () => {
    const charter = charterSchema.parse({ bots: { allied: 'strong' } });
    expect(strengthOf(charter, 'allied')).toBe('strong');
  });

  it('is the script in games of before there was a choice, whose charters are read as they were sealed', () => {
    const charter = { options: {}, clock: { preset: 'Club' }, dice: 'keyed', rewindDice: 'anew' };
    expect(charterSchema.parse(charter)).toEqual(charter);
    expect(Object.keys(charterSchema.parse(charter))).not.toContain('bots');
    expect(strengthOf(charterSchema.parse(charter), 'allied')).toBe('easy');
  });

  it('is one of three', () => {
    expect(charterSchema.safeParse({ bots: { allied: 'best' } }).success).toBe(false);
  });
});
