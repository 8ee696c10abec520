import { dataFiles } from '../config/data-files';
import { adjudicate } from '../kernel/testing/adjudicate';
import { readCases } from '../kernel/testing/case-file';
import type { System } from '../kernel/system';
import type { SystemPages } from '../render/system-pages';
import { SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import { Systems } from '../systems/systems';
import { cards } from '../systems/testing/cards';
import type { Cards, World } from '../systems/testing/cards/cards';
import { checkSystem } from './check-system';

const faultsOf = async (folder: SystemFolder = cards): Promise<string[]> =>
  (await checkSystem({ id: 'cards', folder })).flatMap(({ faults }) => faults);

/** The folder with another system in it. */
const changed = (change: (system: System<Cards>) => Partial<System<Cards>>): SystemFolder => ({
  ...cards,
  system: (data) => {
    const system = cards.system(data) as System<Cards>;
    return { ...system, ...change(system) };
  },
});

describe('a second system', () => {
  it('stands beside the first by a line in the list', () => {
    const systems = Systems.load(dataFiles(null), { ...SYSTEMS, cards });
    expect(systems.all().map(({ system }) => system.id)).toEqual([...Object.keys(SYSTEMS), 'cards']);
    expect(systems.engine('cards').system.scenarios[0]?.seats).toHaveLength(3);
  });

  it('has cases that hold', () => {
    const engine = Systems.load(dataFiles(null), { cards }).engine('cards');
    const file = readCases(dataFiles(null)(cards.home, 'cases/round.yaml'));
    expect(file.cases.flatMap((one) => adjudicate(engine, one).differences)).toEqual([]);
  });
});

describe('check-system', () => {
  it('finds nothing wrong with a sound folder', async () => {
    const found = await checkSystem({ id: 'cards', folder: cards });
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    expect(found.map(({ says }) => says).join('\n')).toMatch(/a random game of \d+ decisions[^]*5 decision kinds/);
  });

  it.each<[string, SystemFolder, string]>([
    ['a chart that is not there', { ...cards, home: 'testing/chards' }, 'no such file'],
    ['a rule index that is not there', { ...cards, ruleIndex: 'docs/rules/none.md' }, 'there is no rule index'],
    [
      'a paragraph without a row',
      changed((s) => ({ words: () => ({ ...s.words(), paragraphs: ['9.9'] }) })),
      '9.9 is missing',
    ],
    [
      'seats that are not those of the scenario',
      { ...cards, demo: { scenario: '1', seats: ['red', 'blue'] } },
      'red, green, blue',
    ],
    ['a turn that begins with no fact', changed(() => ({ turnBegins: 'turn.begin' })), 'which is no fact'],
    ['another id', changed(() => ({ id: 'chards' })), 'is listed as "cards"'],
    [
      'two decisions of a word',
      changed((s) => ({ decisions: s.decisions.map((d) => ({ ...d, word: 'card' })) })),
      'have the word',
    ],
    ['a question that HELP does not name', changed(() => ({ inGame: () => false })), 'HELP does not name it'],
    [
      'a hand that all see',
      changed((s) => ({
        view: (w, seat, data) => ({ ...s.view(w, seat, data), hand: Object.values(w.hands).flat() }),
      })),
      'a leak',
    ],
    [
      'a view that hands on a hand of the world',
      changed((s) => ({ view: (w, seat, data) => ({ ...s.view(w, seat, data), hand: w.hands[seat] }) })),
      'is shown an object of the world itself: hand',
    ],
    [
      'a view for spectators that does',
      changed((s) => ({ outside: (w, data) => ({ ...s.view(w, 'red', data), hand: w.hands.red }) })),
      'a spectator is shown an object of the world itself: hand',
    ],
    [
      'a world that is not as its words declare',
      changed((s) => ({
        scenarios: s.scenarios.map((one) => ({ ...one, setUp: (d, o) => ({ ...one.setUp(d, o), spies: 2 }) as World })),
      })),
      'the world has spies',
    ],
    [
      'an example that is no order',
      changed((s) => ({
        decisions: s.decisions.map((d) => ({
          ...d,
          prompt: () => ({ question: '', choices: [], examples: ['plai 3'] }),
        })),
      })),
      'which is not understood',
    ],
    [
      'a sample that does not do alone',
      changed((s) => ({
        decisions: s.decisions.map((d) => ({
          ...d,
          judge: () => [{ level: 'illegal' as const, rule: '1.1', text: 'another line is missing' }],
        })),
      })),
      'first, which is refused when it is sent alone: another line is missing',
    ],
    [
      'an opponent that sees the hands of others',
      changed((s) => ({
        searched: {
          ...(s.searched as NonNullable<typeof s.searched>),
          stackFor: (stack, world) =>
            stack.map((frame) => ({ ...frame, local: { ...frame.local, hands: { ...world.hands } } })),
        },
      })),
      'its opponent would not play alike',
    ],
    [
      'a drawn world in which a seat holds other cards than it does',
      changed((s) => ({
        searched: {
          ...(s.searched as NonNullable<typeof s.searched>),
          determinize: ({ view, ...known }, data, pick) => {
            const drawn = s.searched?.determinize({ view, ...known }, data, pick);
            if (!drawn) throw new Error('no search');
            drawn.world.hands[known.seat] = view.hand.map(() => 1);
            return drawn;
          },
        },
      })),
      'does not look to',
    ],
  ])('finds %s', async (_, folder, fault) => {
    expect((await faultsOf(folder)).join('\n')).toContain(fault);
  });

  it('plays each option of a scenario once too, and finds what is wrong with it alone', async () => {
    const short = { id: 'short', name: 'of one round', rule: '1' };
    const scenarios = (s: System<Cards>): System<Cards>['scenarios'] =>
      s.scenarios.map((scenario) => ({
        ...scenario,
        options: [short],
        setUp: (data, options) => ({
          ...scenario.setUp(data, {}),
          ...(options['short'] === true ? { rounds: 1 } : {}),
        }),
      }));
    const sound = await checkSystem({
      id: 'cards',
      folder: changed((s) => ({ scenarios: scenarios(s) })),
    });
    expect(sound.flatMap(({ faults }) => faults)).toEqual([]);
    expect(sound.map(({ says }) => says).join('\n')).toMatch(/scenario 1, short: a random game of \d+ decisions/);
    const open = changed((s) => ({
      scenarios: scenarios(s),
      view: (w, seat, data) => {
        const view = s.view(w, seat, data);
        return w.rounds === 1 ? { ...view, hand: Object.values(w.hands).flat() } : view;
      },
    }));
    const faults = await faultsOf(open);
    expect(faults.join('\n')).toContain('a leak');
  });

  it('finds pages that cannot be drawn, and empty ones', async () => {
    const broken = { ...cards.pages, crop: () => ({ width: 1, height: 1, shapes: [] }) };
    expect((await faultsOf({ ...cards, pages: broken }))[0]).toBe('red gets no picture');
    const torn: SystemPages = {
      ...cards.pages,
      pages: () => {
        throw new Error('no ink');
      },
    };
    expect((await faultsOf({ ...cards, pages: torn }))[0]).toMatch(/^the pages of red cannot be drawn at .*no ink/);
  });
});
