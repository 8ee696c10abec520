import type { LoggedFact } from '../../submissions/logged-fact';
import type { AnyEngine } from '../../systems/systems';
import { askedAbout } from './asked-about';

const engine = {
  system: { turnBegins: 'turn', tell: ({ body }: { body: { text: string } }) => ({ text: body.text, weight: 1 }) },
} as unknown as AnyEngine;

let seq = 0;
const fact = (text: string, rule: string, more: object = {}, audience = 'all'): LoggedFact =>
  ({ seq: (seq += 1), n: 0, type: 'told', rule, audience, body: { text, ...more } }) as unknown as LoggedFact;

const LOG = [
  fact('Attack at W4314: 3-1, both lose a step.', '16.33', { roll: { key: 'a' } }),
  fact('Koch goes to W4215.', '9.1'),
  fact('Attack at W4215: 1-2, Koch retreats.', '16.4', { roll: { key: 'b' } }),
  fact('Genz goes to W4314.', '9.2'),
  fact('TF C sinks off W4314.', '19.42', { roll: { key: 'c' } }, 'red'),
  fact('Weather: clear.', '5.1', { roll: { key: 'd' } }),
  fact('Genz rests.', '9.3'),
];
const about = (question: string) => askedAbout(engine, LOG, question, ['red', 'blue'])?.rule ?? null;

describe('what a question is about', () => {
  it('is the last line with most of its names that was rolled for', () => {
    expect(about('Why do both lose a step at 4314?')).toBe('16.33');
    expect(about('May my battalion, Koch, retreat from 4215?')).toBe('16.4');
    expect(about('Is W4314 flat? Genz is there.')).toBe('9.2');
  });

  it('is the last roll where nothing is named, a paragraph being no name', () => {
    expect(about('was it read right?')).toBe('5.1');
    expect(about('is 16.33 right here?')).toBe('5.1');
    expect(about('what of hex 43145?')).toBe('5.1');
  });

  it('is no line that shares a number with it and nothing else', () => {
    const log = [
      fact('12 Flotilla 2 sails to W4317 (die 8).', '7.1', { roll: { key: 'e' } }),
      fact('Supply: 3 points.', '6.2', { roll: { key: 'f' } }),
    ];
    const of = (question: string) => askedAbout(engine, log, question, ['red', 'blue'])?.rule;
    expect(of('I counted 12 steps and a die of 8: why?')).toBe('6.2');
    expect(of('I counted 12 steps: why did the Flotilla sail?')).toBe('7.1');
  });

  it('is what its own sentence asks about, by what is done as well as by names', () => {
    const log = [
      fact('Efficiency Check of Genz, reaction at W4314: pass.', '7.41', { roll: { key: 'g' } }),
      fact('Genz reacts from W4415 into W4314.', '7.42'),
      fact('Combat at W4314: 7 to 6, Koch leads against Genz.', '9.31', { roll: { key: 'h' } }),
      fact('Genz is fatigued.', '9.71'),
    ];
    const of = (question: string) => askedAbout(engine, log, question, ['red', 'blue'])?.rule;
    expect(of('My attack with Koch was at 1-1. May Genz react when it stands in 4415?')).toBe('7.42');
    expect(of('My attack with Koch was at 1-1. May Genz react?')).toBe('7.41');
    expect(of('Genz may react, I see. Why does Koch lead against him?')).toBe('9.31');
  });

  it('is nothing that one of the players alone knows', () => {
    expect(about('Does TF C sink?')).not.toBe('19.42');
    expect(askedAbout(engine, LOG.slice(4, 5), 'Does TF C sink?', ['red', 'blue'])).toBeNull();
  });

  it('is nothing that was taken back', () => {
    const undone = LOG.map((one) => ({ ...one, undone: true as const }));
    expect(askedAbout(engine, undone, 'Why at 4314?', ['red', 'blue'])).toBeNull();
  });
});
