import { freshUnit } from '../set-up-ground';
import { campaignSetUp } from '../set-up';
import { mercuryData, mercuryEngine } from '../testing';
import type { View } from '../view/view';
import { overlap, type Rect } from '../../../render/geometry';
import { scenesPdf } from '../../../render/pdf';
import { type Paper, PAPER_SIZE, type Scene } from '../../../render/scene';
import { cargoPage } from './campaign/cargo-page';
import { glancePage } from './campaign/glance-page';
import { texts, words } from '../../../render/testing/lettering';
import { pageText } from './ground/testing';
import { textOf } from './marks';
import { mercuryPages } from './pages';

type World = ReturnType<typeof campaignSetUp>;

const data = mercuryData();
const SEATS = ['allied', 'german'] as const;
const PAPERS: readonly Paper[] = ['A4', 'Letter'];

/** A box so much larger on all sides. */
const around = ({ x, y, width, height }: Rect, by: number): Rect => ({
  ...{ x: x - by, y: y - by },
  ...{ width: width + 2 * by, height: height + 2 * by },
});

/** A campaign on its first game-turn. */
function worldOf(id: string, options: Record<string, true> = {}): World {
  const scenario = data.groundScenarios.find((s) => s.id === id);
  if (!scenario) throw new Error(`there is no scenario ${id}`);
  return campaignSetUp(data, scenario, options);
}

const viewOf = (world: World, seat: View['seat']): View => mercuryEngine().system.view(world, seat, data);
const fileOf = (world: World, seat: View['seat'], paper: Paper = 'A4'): Scene[] =>
  mercuryPages.pages(viewOf(world, seat), data, pageText('Crete'), paper);
const first = (world: World, seat: View['seat'] = 'allied'): string =>
  words(fileOf(world, seat)[0] as Scene).join('\n');
const last = (world: World, seat: View['seat']): string => words(fileOf(world, seat).at(-1) as Scene).join('\n');

/** The same world once something of it is changed. */
function changed(world: World, by: (world: World) => void): World {
  const copy = structuredClone(world);
  by(copy);
  return copy;
}

/** A world late in the game: all who drop have landed, much was sunk. */
const late = (world: World, turn: number): World =>
  changed(world, (w) => {
    w.turn = turn;
    const drops = data.groundScenarios.find((s) => s.id === w.scenario)?.drops ?? [];
    for (const [hex, ids] of drops.flatMap((d) => Object.entries(d.targets)))
      for (const id of ids) if (w.ground) w.ground.units[id] = freshUnit(id, hex);
    for (const id of Object.keys(w.ships).slice(0, 30))
      w.score.push({ item: `${id}-sunk`, points: 2, times: 1, turn: 9, what: `The ship ${id}` });
  });

describe('the file of a campaign', () => {
  it('is counted: the glance, the hex map, the Naval Operations Map, and last the transport of its seat', () => {
    const file = fileOf(worldOf('5'), 'allied');
    const pages = file.length;
    expect(words(file[0] as Scene)).toContain(`page 1 of ${pages}`);
    expect(words(file[1] as Scene)).toContain(`page 2 of ${pages}`);
    expect(words(file.at(-2) as Scene)).toContain('Naval Operations Map');
    expect(words(file.at(-1) as Scene)).toEqual(
      expect.arrayContaining(['Allied transport', `page ${pages} of ${pages}`]),
    );
    const without = fileOf(worldOf('5', { 'without-ships': true }), 'german');
    expect(without.flatMap(words)).not.toContain('Naval Operations Map');
    expect(words(without.at(-1) as Scene)).toContain('German transport');
  });

  it('numbers all of its pages once when the whole of it is asked for, and says on which nothing lies', () => {
    const text = { ...pageText('Crete'), whole: true };
    const file = mercuryPages.pages(viewOf(worldOf('6'), 'allied'), data, text, 'A4');
    const numbers = file.flatMap(words).flatMap((w) => /^page (\d+) of (\d+)/.exec(w) ?? []);
    expect(numbers.length).toBeGreaterThan(0);
    const of = file.flatMap(words).flatMap((w) => /^page \d+ of (\d+)/.exec(w)?.[1] ?? []);
    expect(new Set(of)).toEqual(new Set([String(file.length)]));
    const empty = /nothing lies on (\d+)(?: to (\d+))?/.exec(words(file[1] as Scene).join('\n'));
    const to = Number(empty?.[2] ?? empty?.[1]);
    expect(words(file[to - 1] as Scene)).toContain('Nothing lies on this page.');
    expect(words(file[to] as Scene)).not.toContain('Nothing lies on this page.');
  });

  it('tells on page 1 what stands in what sector, at the airfields, of the evacuation and of the points', () => {
    const world = changed(worldOf('6'), (w) => {
      if (!w.ground || !w.campaign) return;
      w.turn = 15;
      w.ground.sectorSupply = { ...w.ground.sectorSupply, Retimo: { german: 'Short', allied: 'Low' } };
      w.ground.reserves = { Retimo: { german: { onHand: 0, expended: 0 }, allied: { onHand: 2, expended: 1 } } };
      w.campaign.lost = { 'queens-a': 1, 'geb100-11': 2 };
      w.score.push({ item: 'x', points: 62, times: 1, turn: 3, what: 'A great deal' });
    });
    const page = first(world);
    expect(page).toMatch(/Retimo\nShort\n–\nLow\n2 \+ 1/);
    expect(page).toMatch(/Heraklion airfield\nAllied\nnone; 8 if free/);
    expect(page).toMatch(/Allied steps lost: 1 \(30 or more/);
    expect(page).toMatch(/Allied supply Short or Low: 2 sectors \(3 or more\)/);
    expect(page).toContain('now: Marginal German');
    expect(page).toContain('+62 A great deal');
    expect(page).not.toContain('ORDERED');
    const ordered = changed(world, (w) => {
      if (w.campaign) w.campaign.evacuation = { ends: 27 };
    });
    const told = first(ordered).replace(/\n/g, ' ');
    expect(told).toMatch(/ORDERED: the game ends with 28 Night .*EVACUATION ENDS/);
  });

  it('has a track of what comes when, as the cards of the scenario say', () => {
    const six = first(worldOf('6')).replace(/\n/g, ' ');
    for (const words of ['Reserve drop', 'Glengyle at', 'Rodi Convoy', 'Evacuation rolls begin', 'Malta ships'])
      expect(six).toContain(words);
    const five = first(worldOf('5', { 'without-ships': true })).replace(/\n/g, ' ');
    expect(five).toContain('Alexandria may embark');
    for (const words of ['Glengyle at', 'Evacuation rolls', 'Malta ships']) expect(five).not.toContain(words);
  });

  it.each(['5', '6'])('of scenario %s has no letter below seven points and none off the paper', (id) => {
    const both: Record<string, true>[] = [{}, { 'without-ships': true }];
    for (const options of both) {
      const world = late(worldOf(id, options), 20);
      for (const seat of SEATS) {
        for (const paper of PAPERS) {
          const { width, height } = PAPER_SIZE[paper];
          const view = viewOf(world, seat);
          const text = textOf(pageText('Crete'));
          for (const page of [glancePage(view, data, text, paper), cargoPage(view, data, text, paper)]) {
            expect(Math.min(...texts(page).map(({ size }) => size))).toBeGreaterThanOrEqual(6.99);
            const off = texts(page).filter(
              ({ box: b }) => b.x < 0 || b.y < 0 || b.x + b.width > width || b.y + b.height > height,
            );
            expect(off.map(({ text }) => text.text)).toEqual([]);
          }
        }
      }
    }
  });

  it('holds all ships there are when they lie in one box, and every name of a zone by itself', () => {
    const world = changed(worldOf('6'), (w) => {
      for (const ship of Object.values(w.ships)) ship.at = { box: 'Ready-to-Sail' };
    });
    const whole = (name: string): boolean => !name.includes('/') && !name.includes(' ');
    const shipNames = Object.keys(world.ships).map((id) => data.ships.get(id)?.names[0] ?? id);
    for (const paper of PAPERS) {
      const sea = texts(fileOf(world, 'allied', paper).at(-2) as Scene);
      expect(sea.map(({ text }) => text.text)).toEqual(expect.arrayContaining(shipNames.filter(whole)));
      expect(sea.filter(({ box }) => box.x + box.width > PAPER_SIZE[paper].width - 20)).toEqual([]);
      const names = texts(fileOf(world, 'allied', paper)[0] as Scene).filter(
        ({ text }) => text.font === 'serif-italic',
      );
      const letters = names.map(({ box }) => around(box, -1.5));
      const over = letters.flatMap((box, i) => letters.slice(0, i).filter((other) => overlap(other, box)));
      expect(over).toEqual([]);
      expect(names.map(({ text }) => text.text)).toEqual(expect.arrayContaining(['Sea of', 'Crete', 'Spada']));
    }
  });

  it('tells on the hex map what happened there, not what happened at sea', () => {
    const marks = [
      { at: 'egypt-coast', kind: 'search-found', text: 'search: found' },
      { at: 'W4415', kind: 'combat', text: 'attacked' },
    ];
    const text = { ...pageText('Crete'), marks };
    const file = mercuryPages.pages(viewOf(worldOf('6'), 'german'), data, text, 'A4');
    expect(words(file[1] as Scene)).toContain('4415 Maleme airfield: attacked');
    expect(words(file[1] as Scene).join('\n')).not.toContain('search: found');
    expect(words(file.at(-2) as Scene).join('\n')).toContain('Egypt Coast: search: found');
  });

  it.each([1, 20, 36])(
    'is no larger than 400 kB with all pages there are, on game-turn %s of the longest',
    async (turn) => {
      const world = turn === 1 ? worldOf('6') : late(worldOf('6'), turn);
      for (const seat of SEATS) {
        const file = (whole: boolean): Scene[] =>
          mercuryPages.pages(viewOf(world, seat), data, { ...pageText('Crete'), whole }, 'A4');
        const sizes = [false, true].map((whole) =>
          scenesPdf(file(whole), { id: 'x', title: 'Crete', created: new Date(0) }),
        );
        const [own = 0, whole = 0] = (await Promise.all(sizes)).map((pdf) => pdf.length);
        expect(own).toBeLessThan(250_000);
        expect(whole).toBeLessThan(400_000);
      }
    },
  );
});

describe('what is aboard', () => {
  const bytes = (world: World, seat: View['seat']): Promise<Buffer> =>
    scenesPdf(fileOf(world, seat), { id: 'x', title: 'Crete', created: new Date(0) });

  it('stands on the sheet of its owner alone: the file of the other is the same byte by byte', async () => {
    const world = worldOf('6');
    const loaded = changed(world, (w) => {
      const { alexandria } = w.campaign ?? {};
      const [ship] = Object.values(w.ships).filter(({ at }) => at !== 'sunk' && 'tf' in at);
      if (!alexandria || !ship) throw new Error('nobody can be loaded');
      ship.cargo = { units: alexandria.units.splice(1, 2), rsc: 1 };
      alexandria.rsc -= 1;
    });
    expect(last(loaded, 'allied')).toContain('A/Queens, B/Queens and 1 RSC');
    expect(last(world, 'allied')).not.toContain('A/Queens, B/Queens and 1 RSC');
    expect((await bytes(loaded, 'german')).equals(await bytes(world, 'german'))).toBe(true);
  });

  it('without ships: neither groups at Alexandria nor who comes with which marker are seen by the other', async () => {
    const world = changed(worldOf('6', { 'without-ships': true }), (w) => {
      w.germans.forEach((g, i) => Object.assign(g, { contact: i + 1, due: { turn: 5 + i } }));
      const { campaign } = w;
      if (campaign)
        campaign.convoys = [{ no: 1, cargo: { units: campaign.alexandria.units.splice(0, 3), rsc: 0 }, from: 7 }];
    });
    const regrouped = changed(world, ({ campaign }) => {
      const [convoy] = campaign?.convoys ?? [];
      if (convoy) convoy.cargo.units = convoy.cargo.units.slice(1);
    });
    const exchanged = changed(world, ({ germans: [one, two] }) => {
      if (!one || !two) return;
      const [unit, cargo] = [one.unit, one.cargo];
      Object.assign(one, { unit: two.unit, cargo: two.cargo });
      Object.assign(two, { unit, cargo });
    });
    expect(last(regrouped, 'allied')).not.toBe(last(world, 'allied'));
    expect(last(exchanged, 'german')).not.toBe(last(world, 'german'));
    expect((await bytes(regrouped, 'german')).equals(await bytes(world, 'german'))).toBe(true);
    expect((await bytes(exchanged, 'allied')).equals(await bytes(world, 'allied'))).toBe(true);
  });

  it('who waits in Athens is on the German sheet alone', async () => {
    const world = worldOf('6');
    const waits = changed(world, ({ campaign }) => {
      if (campaign) campaign.athens = [freshUnit('geb100-11', null)];
    });
    expect(last(waits, 'german')).toMatch(/Athens\n/);
    expect((await bytes(waits, 'allied')).equals(await bytes(world, 'allied'))).toBe(true);
  });
});
