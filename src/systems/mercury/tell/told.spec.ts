import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARK_KINDS } from '../pages/marks';
import { mapMarks } from '../marks';
import { groundMarkers } from '../marks-ground';
import { mercuryData } from '../testing';
import { tellMercury, toldTypes } from './tell';

const SYSTEM = join(__dirname, '..');

/** The types of all facts that the code of the rules names, whether it records them at once or hands them on. */
function recordedTypes(): string[] {
  const files = ['rules', 'decisions', 'sequence'].flatMap((folder) =>
    readdirSync(join(SYSTEM, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(SYSTEM, folder, file)),
  );
  const sources = files.filter((f) => f.endsWith('.ts') && !f.endsWith('.spec.ts'));
  const types = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([a-z]+\.[a-z-]+)'/g)].map((m) => m[1] ?? ''),
  );
  return types.filter((type, i) => types.indexOf(type) === i && !type.startsWith('mercury.')).sort();
}

describe('facts of Operation Mercury', () => {
  const recorded = recordedTypes();

  it('are found in the code, of the sea and of the hex map', () => {
    expect(recorded).toEqual(expect.arrayContaining(['tf.moved', 'turn.begins', 'ground.moved', 'ground.landing']));
    expect(recorded.length).toBeGreaterThan(60);
  });

  it('all have words for the report', () => {
    expect(recorded.filter((type) => !toldTypes().includes(type))).toEqual([]);
  });

  it('have no words and no marks that nothing records', () => {
    const idle = [...toldTypes(), ...Object.keys(groundMarkers)].filter((type) => !recorded.includes(type));
    expect(idle).toEqual([]);
  });
});

describe('what happened on the hex map', () => {
  const data = mercuryData();
  const roll = { key: 'k', chart: 'assault-combat', faces: [3], modifiers: [], total: 3, row: '3', column: '4-5' };
  const mark = (type: string, body: object) =>
    mapMarks([{ type, body: JSON.parse(JSON.stringify(body)) as Record<string, never> }], data);

  it('is marked where it happened, a move with the hexes it went through', () => {
    const body = { unit: 'koch', from: 'W4215', path: ['W4216', 'W4315'], spent: 2, points: 5 };
    expect(mark('ground.moved', body)).toEqual([
      { at: 'W4315', kind: 'move', text: 'Koch', path: ['W4215', 'W4216', 'W4315'] },
    ]);
    expect(mark('ground.step-lost', { unit: 'nz22-b', hex: 'W4215', steps: 1, gone: true, why: '9.52' })).toEqual([
      { at: 'W4215', kind: 'eliminated', text: 'B/22 NZ eliminated' },
    ]);
    expect(mark('ground.retreated', { unit: 'koch', from: 'W4215', path: ['W4214'] })).toMatchObject([
      { at: 'W4215', kind: 'retreat', path: ['W4215', 'W4214'] },
    ]);
  });

  it('is marked for a drop where the unit came down, and not where it was aimed', () => {
    const landing = { unit: 'koch', target: 'W4215', condition: 'Dispersed' };
    expect(mark('ground.landing', { ...landing, hex: 'target' })).toMatchObject([{ at: 'W4215', kind: 'drop' }]);
    expect(mark('ground.landing', { ...landing, hex: 'drift' })).toEqual([]);
    expect(mark('ground.drifted', { unit: 'koch', from: 'W4215', to: 'W4315', hexes: 1 })).toMatchObject([
      { at: 'W4315', kind: 'drop' },
    ]);
  });

  it('has a sign for every mark', () => {
    const body = {
      ...{ unit: 'koch', units: ['koch'], hex: 'W4215', target: 'W4215', at: 'W4215', from: 'W4215', to: 'W4214' },
      ...{ path: ['W4214'], box: 'perama', side: 'german', odds: '2-1', roll: { ...roll, result: '-' } },
    };
    const kinds = Object.keys(groundMarkers).flatMap((type) => mark(type, body).map((m) => m.kind));
    expect(kinds.length).toBeGreaterThan(12);
    expect(kinds.filter((kind) => !(MARK_KINDS as readonly string[]).includes(kind))).toEqual([]);
  });

  it('heads a report as taken by the fact that says so, not by an advance to what another scenario is about', () => {
    const advanced = { unit: 'koch', from: 'W4122', path: ['W4123'] };
    expect(tellMercury({ type: 'ground.advanced', body: advanced }, data)?.head).toBeUndefined();
    const body = { hex: 'W4123', name: 'Galatas', side: 'german' };
    const head = { word: 'Taken by the German side', part: 'Galatas (W4123)' };
    expect(tellMercury({ type: 'ground.controlled', body }, data)?.head).toEqual(head);
  });

  it('is told without codes: an assault says steps, a loss says where', () => {
    const body = { target: 'W4215', round: 1, side: 'german', strength: 4, roll: { ...roll, result: '2' } };
    expect(tellMercury({ type: 'ground.assault', body }, data)?.text).toContain('German strength 4: 2 steps lost');
    const lost = { unit: 'nz22-b', hex: 'W4215', steps: 1, gone: false, why: '9.52' };
    expect(tellMercury({ type: 'ground.step-lost', body: lost }, data)?.text).toBe('B/22 NZ loses a step in W4215.');
  });

  it('comes of the bombardment of its hex from the sea, where ships took the step (WHY)', () => {
    const lost = { unit: 'koch', hex: 'W4414', steps: 1, gone: false, why: '19.82' };
    const because = { rule: '19.82', rolls: [{ type: 'ships.bombarded', body: { target: 'W4414' } }] };
    expect(tellMercury({ type: 'ground.step-lost', body: lost }, data)?.because).toEqual(because);
  });

  it.each([
    ['ground.moved', { unit: 'koch', path: ['W4216', 'W4215'], from: 'W4215', spent: 2, points: 5 }],
    ['tf.moved', { tf: 'A', from: 'matapan', path: [] }],
    ['contact.moved', { contact: 1, from: 'matapan', path: ['matapan'] }],
  ])('is not told of a move that ends where it began: %s', (type, body) => {
    const fact = { type, body: JSON.parse(JSON.stringify(body)) as Record<string, never> };
    expect(tellMercury(fact, data)).toBeNull();
    const gone = { ...body, path: type === 'ground.moved' ? ['W4216'] : ['kithera-strait'] };
    expect(tellMercury({ type, body: JSON.parse(JSON.stringify(gone)) as Record<string, never> }, data)).not.toBeNull();
  });
});
