import { clicks } from '../../../cli/testing/clicks';
import type { AnyEngine } from '../../systems';
import { navalEngine } from '../testing';

const engine = navalEngine() as unknown as AnyEngine;

clicks('naval-module', 'odessa', 4, engine);

describe('every decision', () => {
  it('is answered by click: something is picked, or a button stands for it', () => {
    expect(engine.system.decisions.filter(({ touch }) => touch === undefined).map(({ kind }) => kind)).toEqual([]);
  });
});
