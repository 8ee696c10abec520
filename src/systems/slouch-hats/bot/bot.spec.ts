import { Engine } from '../../../kernel/engine';
import { playOut } from '../../../kernel/testing/playout';
import { slouchHatsSystem } from '../system';
import { slouchHatsData } from '../testing';
import { slouchHatsBot } from './bot';

const system = slouchHatsSystem(slouchHatsData());

/** A game of two bots, with all that they meant and that would have been refused: who is refused plays the default in silence. */
function played(scenario: string) {
  const refused: string[] = [];
  const kinds = new Map(system.decisions.map((kind) => [kind.kind, kind]));
  const engine = new Engine({
    ...system,
    bot(kind, q, rng) {
      const meant = slouchHatsBot(kind, q, rng);
      const objections = meant === undefined ? [] : (kinds.get(kind)?.judge(meant, q) ?? []);
      refused.push(
        ...objections.filter(({ level }) => level === 'illegal').map(({ rule, text }) => `${kind}: ${rule} ${text}`),
      );
      return meant;
    },
  });
  const game = playOut(engine, { scenario, seed: 'bot/1', mode: 'strict', bots: true, checkOneIn: 20 });
  return { ...game, refused };
}

const game = played('1');
const told = (type: string) => game.facts.filter((fact) => fact.type === type).map(({ body }) => body);

describe('a game of two bots in scenario 1', () => {
  it('comes to its end, and nothing that they order is refused', () => {
    expect(game.faults).toEqual([]);
    expect(game.refused).toEqual([]);
    expect(game.position.over).not.toBeNull();
  });
  it('they attack where the odds are good: hardly a combat below 3-2', () => {
    const columns = told('combat.fought').map(({ column }) => column as string);
    expect(columns.length).toBeGreaterThan(5);
    const poor = columns.filter((column) => ['1-4', '1-3', '1-2', '1-1'].includes(column));
    expect(poor.length).toBeLessThan(columns.length / 4);
  });
  it('the Allied one takes ground that counts, within the turns of the scenario', () => {
    const scored = told('points.scored').filter(({ side }) => side === 'allied');
    expect(scored.length).toBeGreaterThan(1);
  });
  it('the Axis one does not give up Damascus and Beirut without a fight', () => {
    const taken = told('hexes.taken').flatMap(({ taken: hexes }) => hexes as { hex: string; side: string }[]);
    const fought = told('combat.fought').map(({ hex }) => hex as string);
    for (const city of ['2120', '1519'])
      if (taken.some(({ hex, side }) => hex === city && side === 'allied')) expect(fought).toContain(city);
  });
  it('markers are played and cargo goes by sea', () => {
    expect(told('event.played').length).toBeGreaterThan(3);
    expect(told('cargo.rolled').length).toBeGreaterThan(3);
  });
  it('Supply Points of the Middle East become MSUs that go to the front', () => {
    expect(told('supply.converted').length).toBeGreaterThan(0);
    const msus = told('units.moved').filter(({ units }) => (units as string[]).some((id) => id.includes('MSU')));
    expect(msus.length).toBeGreaterThan(3);
  });
});

describe('a game of two bots in scenario 2', () => {
  const german = played('2');
  it('comes to its end, nothing is refused, and Germans come over the sea or through the air', () => {
    expect(german.faults).toEqual([]);
    expect(german.refused).toEqual([]);
    const landed = german.facts.filter(({ type, body }) => type === 'cargo.rolled' && body['outcome'] === 'arrives');
    expect(landed.length).toBeGreaterThan(0);
  });
});
