import { keyedDice } from '../../../kernel/chance/dice';
import { wrapLines } from '../../../wording/wrap';
import { groundSetUp } from '../set-up';
import { mercuryData, mercuryEngine } from '../testing';
import type { CampaignState, World } from '../world';
import { positionLines } from './lines';
import type { View } from './view';

const data = mercuryData();

function world(id: string): World {
  const scenario = data.groundScenarios.find((s) => s.id === id);
  if (!scenario) throw new Error(`no ground scenario "${id}"`);
  return groundSetUp(data, scenario, {});
}

const viewOf = (of: World): View => mercuryEngine().system.view(of, 'allied', data);

/** The world after a change of its units. */
function changed(of: World, change: (ground: NonNullable<World['ground']>) => void): World {
  const copy = structuredClone(of);
  if (copy.ground) change(copy.ground);
  return copy;
}

describe('the position on the hex map as text', () => {
  const start = world('1');

  it('names each hex with its place, terrain, works and units, alike ones together', () => {
    const lines = positionLines(viewOf(start), data, null);
    expect(lines).toContain('  W4314 Hill 107, rough, Improved Position: Allied A/22 NZ + D/22 NZ 2-2-5 e6');
    expect(lines).toContain('  W4415 Maleme airfield, Improved Position: Allied C/22 NZ 2-2-5 e6, 156 AA (3)1-3 e5 r2');
    expect(lines.filter((l) => l.startsWith('~'))).toEqual([]);
  });

  it('puts what changed first, and says which hexes are empty now', () => {
    const now = changed(start, ({ units }) => {
      Object.assign(units['nz22-a'] ?? {}, { at: 'W4313', fatigued: true });
      Object.assign(units['nz21-a'] ?? {}, { at: null });
      Object.assign(units['nz28-d'] ?? {}, { at: 'W4220' });
    });
    const lines = positionLines(viewOf(now), data, viewOf(start));
    const marked = lines.filter((l) => l.startsWith('~'));
    expect(lines.slice(0, marked.length)).toEqual(marked);
    expect(marked).toContain('~ W4313, orchard: Allied A/22 NZ 2-2-5 e6 (fatigued)');
    expect(marked).toContain('~ W4314 Hill 107, rough, Improved Position: Allied D/22 NZ 2-2-5 e6');
    expect(marked.at(-1)).toBe('~ now empty: W4119');
    expect(lines.filter((l) => l.includes('W4218'))).toHaveLength(1);
    expect(lines).toContain('Eliminated, Allied: A/21 NZ');
  });

  it('gives a sector its heading with its Interdiction Level', () => {
    const now = changed(world('2'), (ground) => (ground.interdiction['Heraklion'] = 2));
    const lines = positionLines(viewOf(now), data, null);
    expect(lines).toContain('RETIMO SECTOR');
    expect(lines).toContain('HERAKLION SECTOR, Interdiction Level 2: Allied HQ ranges are 2 less (12.42b)');
    expect(lines.indexOf('RETIMO SECTOR')).toBeGreaterThan(0);
  });

  it('says what is declared, what has still to come, what decides the game and what binds Suda', () => {
    const now = changed(world('3'), (ground) => {
      ground.declared = { 'nz22-a': 'W4214', 'nz22-d': 'W4214' };
      ground.combats = ['W4214'];
      ground.control = { W4123: 'german' };
      for (const unit of Object.values(ground.units)) if (['W4031', 'W4123'].includes(unit.at ?? '')) unit.at = 'W4030';
      Object.assign(ground.units, { koch: { ...ground.units['nz22-c'], id: 'koch', at: 'W4123' } });
    });
    const text = positionLines(viewOf(now), data, null).join('\n');
    expect(text).toContain('Declared: A/22 NZ, D/22 NZ against W4214');
    expect(text).toContain('To drop on game-turn 4 (21 AM): 1/Pzjg 7, 2/Pzjg 7');
    expect(text).toMatch(/Airlanding group 1: 6\/II\/100 Geb/);
    expect(text).toContain('W4415 Maleme airfield Allied');
    expect(text).toContain('W4123 Galatas German');
    expect(text).toContain('W4031 Suda port empty');
    expect(text).toContain('The Suda Command Area binds its units (4.64); 0 left it this game-turn');
  });

  it('says no more of a combat that is over', () => {
    const now = changed(start, (ground) => {
      ground.declared = { 'nz22-a': 'W4214', 'nz22-d': 'W4313' };
      ground.combats = ['W4313'];
    });
    const declared = positionLines(viewOf(now), data, null).filter((l) => l.startsWith('Declared'));
    expect(declared).toEqual(['Declared: D/22 NZ against W4313']);
  });

  it('stands in 72 columns', () => {
    const text = wrapLines(positionLines(viewOf(world('3')), data, null));
    expect(text.split('\n').filter((l) => l.length > 72)).toEqual([]);
  });

  it('says of a wave whose targets the German may name that its hexes are those of the card (23.45)', () => {
    const { position } = mercuryEngine().start({ scenario: '6', options: {} }, keyedDice('regrouped'));
    const campaign = position.world as unknown as World;
    const optioned = { ...campaign, campaign: { ...(campaign.campaign as CampaignState), options: ['german-6'] } };
    const due = (of: World): string[] =>
      positionLines(viewOf(of), data, null)
        .filter((l) => l.startsWith('To drop'))
        .map((l) => l.slice(0, l.indexOf(':')));
    expect(due(campaign)[0]).toBe('To drop on game-turn 1 (20 AM)');
    expect(due(optioned).filter((l) => l.endsWith(', by the card unless the German names other hexes'))).toEqual([
      'To drop on game-turn 1 (20 AM), by the card unless the German names other hexes',
    ]);
  });
});
