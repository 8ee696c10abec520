import { verdictOn } from '../../../cli/written-orders';

describe('a form with a gap in it', () => {
  it('is none that the verb cannot have, and none without a verb', () => {
    const offers = ['attack Thera', 'gadgets at Thera and Matapan'].map((text) =>
      verdictOn('mercury/1.2.0-4 air-attacks', 'german', text).lines.map(({ nearest }) => nearest),
    );
    expect(JSON.stringify(offers)).not.toContain('____');
    expect(offers[0]).toEqual(['attack TF C: unit, unit > ship, 2 Ju-88 > BB or any']);
  });
});

describe('all aircraft against a Task Force', () => {
  it.each(['air-attacks', 'air-allocation'])('are the rest of them, ordered now or ahead: %s', (kind) => {
    const [line] = verdictOn(`mercury/1.2.0-4 ${kind}`, 'german', 'attack TF B: all').lines;
    expect(line).toMatchObject({ status: kind === 'air-attacks' ? 'ok' : 'later', read: 'attack TF B: rest' });
  });
});
