import { Glossary, type Term } from './glossary';
import { withSlipsMended } from './slips-of-words';

const term = (text: string, sort: Term['sort']): Term => ({ text, names: [text], sort, own: true });
const glossary = new Glossary([[term('8/II/2', 'unit'), term('Fort Attacka', 'place'), term('2938', 'place')]]);
const mended = (text: string): string | null => withSlipsMended(text, glossary);

describe('a slip in a word of orders', () => {
  it('is read as the one English word that it is a slip of', () => {
    expect(mended('8/II/2 and all move to the airfeild at 2938')).toBe('8/II/2 and all move to the airfield at 2938');
    expect(mended('please retraet with 8/II/2 to 2938')).toBe('please retreat with 8/II/2 to 2938');
  });

  it('is an exception too, which leaves out the same however it is spelled', () => {
    expect(mended('all go back to 2938, exept 8/II/2')).toBe('all go back to 2938, except 8/II/2');
  });

  it.each([
    ['unles the enemy is there go to 2938', 'a word that limits'],
    ['all go to 2938, nothng else with the units', 'a word that denies'],
    ['the eight of them go to 2938', 'another word of English'],
    ['please go and attackas with all at 2938', 'a name of the game'],
    ['please attak 2938 and xqzwv there', 'beside a word that is none'],
    ['attak 2938', 'of a language that nothing tells'],
  ])('is not made of %s: %s', (text) => {
    expect(mended(text)).toBeNull();
  });
});
