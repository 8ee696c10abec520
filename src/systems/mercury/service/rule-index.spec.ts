import { shippedSystem } from '../../../rulings/rule-index-shipped';

describe('the rule index', () => {
  it('is held against what is there: files, cases with their rules, tests, citations', () => {
    const found = shippedSystem('mercury');
    expect(found.hasFile('rules/17-movement.ts')).toBe(true);
    expect(found.hasFile('src/kernel/chance/dice.ts')).toBe(true);
    expect(found.hasFile('rules/17-movements.ts')).toBe(false);
    expect(found.casesOf('cases/no-such.yaml')).toBeNull();
    expect(found.casesOf('cases/17-movement.yaml')?.[0]?.rules).toContain('17.12');
    expect(found.hasTest('src/systems/mercury/alexandria.spec.ts', 'ships still refitting do not sail')).toBe(true);
    expect(found.hasTest('src/systems/mercury/alexandria.spec.ts', 'ships never sail')).toBe(false);
    expect(found.cited).toContainEqual({ number: '19.33', where: 'decisions/aa-fire.ts' });
    expect(found.cited).toContainEqual({ number: '9.74b', where: 'cases/10-assault.yaml' });
  });
});
