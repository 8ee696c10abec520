import { consider } from '../../../kernel/decide/verdict';
import { readCases } from '../../../kernel/testing/case-file';
import { PlayedCase } from '../../../kernel/testing/play-case';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine();

/** What a mail comes to, of the seat that is asked `kind` behind the orders and dice of a case. */
function foreseen(kind: string, played: string, text: string): string[] {
  const yaml = `
system: aegean
cases:
  - case: somebody is asked
    rule: "4.D3"
${played.replaceAll(/^/gm, '    ')}
    expect: {}
`;
  const [one] = readCases({ path: 'foreseen.yaml', text: yaml }).cases;
  const position = one && new PlayedCase(engine, one).position;
  const open = position?.open.find((asked) => asked.kind === `aegean.${kind}`);
  if (!position || !open) throw new Error(`asked: ${position?.open.map((asked) => asked.kind).join(', ') ?? 'nobody'}`);
  const verdict = consider(engine, position, open.seat, open, text);
  expect(verdict.sound).toBe(true);
  return verdict.foreseen;
}

const MISSION = 'board: {run: Air Phase, side: german, turn: 5, control: {field-antimachia: allied}, stand: ';

describe('what an answer comes to, in the air', () => {
  it('5.5.2: who meets whom, those of whom nothing is said too, and which escorts then shoot', () => {
    const two = `${MISSION}{german-holding: [II/KG 6 1, I/KG 30 1, III/JG 27 1], 3522: [Det/74 (cap 1), Det/237 (cap 1)]}}
standing: [{allied: "ask me split"}]
orders: [{german: "bomb airfield Antimachia with II/KG 6 1, I/KG 30 1; escort III/JG 27 1"}]`;
    expect(foreseen('cap-split', two, 'split Det/74 against III/JG 27 1\nsplit Det/237 against I/KG 30 1')).toEqual([
      'Det/74 against III/JG 27 1; Det/237 against I/KG 30 1 (5.5.2)',
    ]);
    expect(foreseen('cap-split', two, 'split Det/74 against I/KG 30 1').join()).toMatch(
      /^Det\/74 against I\/KG 30 1; Det\/237 against III\/JG 27 1 \(5\.5\.2\)$/,
    );
    const escorts = `${MISSION}{german-holding: [II/KG 6 1, III/JG 27 1, III/JG 27 2], 3522: [Det/74 (cap 1)]}}
standing: [{allied: "ask me split"}]
orders: [{german: "bomb airfield Antimachia with II/KG 6 1; escort III/JG 27 1, III/JG 27 2"}]`;
    expect(foreseen('cap-split', escorts, 'split Det/74 against III/JG 27 2')).toEqual([
      'Det/74 against III/JG 27 2 (5.5.2)',
      'III/JG 27 1: met by nobody, shoots at your CAP (5.5.4)',
    ]);
  });

  it('5.5.4: whom each spare escort shoots at', () => {
    const played = `${MISSION}{german-holding: [II/KG 6 1, III/JG 27 1, III/JG 27 2, III/JG 27 3, III/JG 27 4], 3522: [Det/74 (cap 1), Det/237 (cap 1)]}}
standing: [{german: "ask me escorts"}]
orders: [{german: "bomb airfield Antimachia with II/KG 6 1; escort III/JG 27 1, III/JG 27 2, III/JG 27 3, III/JG 27 4"}]
dice: {air/*: [10, 10, 10, 10]}`;
    expect(foreseen('spare-escorts', played, 'shoot III/JG 27 4 at Det/237')).toEqual([
      'III/JG 27 3 shoots at Det/74 (5.5.4)',
      'III/JG 27 4 shoots at Det/237 (5.5.4)',
    ]);
  });

  it('5.7.4: who drops his bombs, and who fights with two less', () => {
    const played = `${MISSION}{german-holding: [III/JG 27 1, III/JG 27 2], 3522: [Det/74 (cap 1)]}}
standing: [{german: "ask me jettison"}]
orders: [{german: "bomb airfield Antimachia with III/JG 27 1, III/JG 27 2"}]`;
    expect(foreseen('jettison', played, 'jettison III/JG 27 1')).toEqual([
      'III/JG 27 1: full value, and no bombs on the target (5.7.4)',
      'III/JG 27 2: bombs on, two less in attack and defence (5.7.4)',
    ]);
  });
});

describe('what bombs and attacks on ships come to', () => {
  it('5.7.1: which ships take the hits of bombs', () => {
    const played = `board: {run: Air Phase, side: german, turn: 5, stand: {german-holding: [II/KG 6 1, II/KG 6 2], 2810: [Eclipse (spotted), Domaine (spotted)]}}
standing: [{german: "ask me bomb hits"}]
orders: [{german: "attack 2810 with II/KG 6 1, II/KG 6 2"}]
dice: {aa/*: 1, bomb/*: 9}`;
    expect(foreseen('bomb-hits', played, 'bombs hit Eclipse').join()).toMatch(/^Eclipse: 1 hit, .* \(6\.4\.3\)/);
  });

  it('5.4.2: whom they attack, and what AA awaits them', () => {
    const played = `board: {run: Air Phase, side: german, turn: 5, stand: {german-holding: [I/KG 26 1], 2810: [Eclipse, Domaine]}}
standing: [{german: "ask me press on"}]
orders: [{german: "search 2810 with I/KG 26 1"}]
dice: {air-search/*: 3, aa/*: 1}`;
    expect(foreseen('press-on', played, 'press on at Domaine').join()).toMatch(
      /^Attacked: Domaine, then Eclipse; AA \d at least \(5\.6\)$/,
    );
  });
});

describe('what an answer comes to, at sea', () => {
  const naval = 'board: {run: Naval Phase, side: allied, turn: 3, ';

  it('6.4.3: which ships sink, and what the others stand, where hits go by default too', () => {
    const played = `board: {run: Naval Phase, side: german, turn: 3, stand: {2810: [TA 15, TA 16, TA 17, 9 Flotilla 1], 2811: ["Carlisle (spotted)", "Eclipse (spotted)"]}}
standing: [{german: "ask me hits"}]
orders: [{german: "sail TA 15, TA 16, TA 17, 9 Flotilla 1 to 2811"}, {german: "battle at 2811"}]
dice: {submarines/3: 6, "search/*": [6, 6], "fire/*/german": 2, "fire/*/allied": 10}`;
    expect(foreseen('deal-hits-german', played, 'hit Carlisle, Carlisle')).toEqual([
      'Carlisle: 2 hits, it sinks (6.4.3)',
    ]);
    expect(foreseen('deal-hits-german', played, 'hit Carlisle')).toEqual(['Carlisle: 2 hits, it sinks (6.4.3)']);
    expect(foreseen('deal-hits-german', played, 'hit Eclipse, Carlisle')).toEqual([
      'Eclipse: 1 hit, 1 more would sink it (6.4.3)',
      'Carlisle: 1 hit, 1 more would sink it (6.4.3)',
    ]);
  });

  it('6.4.2: the columns of a battle, as far as ships are seen', () => {
    const played = `${naval}stand: {2810: [Eclipse, Intrepid], 2811: ["TA 15 (spotted)"]}}
standing: [{allied: "ask me battle"}]
orders: [{allied: "sail Eclipse, Intrepid to 2811"}]
dice: {"search/*": [6, 6]}`;
    expect(foreseen('battle-mover', played, 'battle at 2811')).toEqual([
      'Battle in 2811: your strength 8, column 8-12, -1 on the die; the enemy’s as seen, strength 3, column 1-3 (6.4.2). Your ships there are spotted by it',
    ]);
  });

  it('6.4.4: the column of each target of a submarine', () => {
    const played = `${naval}stand: {2810: [Torbay, Zeus (spotted), TA 15 (spotted)]}}
standing: [{allied: "ask me submarine"}]
orders: [{allied: "pass"}]`;
    expect(foreseen('torpedoes', played, 'torpedo TA 15, Zeus with Torbay')).toEqual([
      'Torbay: TA 15 (column other), then if it misses Zeus (column other); it is spotted by it, and lost on a 1 (6.4.4)',
    ]);
  });
});

describe('what a withdrawal comes to', () => {
  it('6.3.3: that mines are known there', () => {
    const played = `board: {run: Naval Phase, side: german, turn: 3, stand: {2810: [TA 15, TA 16, TA 17], 2811: ["Carlisle (spotted)"]}, mines: ["2812"]}
orders: [{german: "sail TA 15, TA 16, TA 17 to 2811"}, {german: "battle at 2811"}]
dice: {submarines/3: 6, "search/*": [6, 6], "fire/*/german": 5, "fire/*/allied": 10}`;
    expect(foreseen('withdrawal', played, 'withdraw to 2812')).toEqual(['Mines are known in 2812 (6.3.3)']);
    expect(foreseen('withdrawal', played, 'withdraw to 2911')).toEqual([]);
  });
});

describe('what naval orders come to', () => {
  const ordered = (board: string, text: string): string[] =>
    foreseen('naval-orders', `board: {run: Naval Phase, turn: 3, ${board}}\norders: []`, text);

  it('6.3.4: with what strength ships shell', () => {
    expect(ordered('side: allied, stand: {4930: [Aurora, r-1]}', 'bombard port Rhodes with Aurora')).toEqual([
      'Aurora: strength 3 on port Rhodes (6.3.4)',
    ]);
  });

  it('6.3.3: where mines lie then, if the ship comes there in this impulse', () => {
    const board = 'side: german, impulse: 2, stand: {2810: [Zeus]}';
    expect(ordered(board, 'sail Zeus to 2811\nmine with Zeus')).toContain(
      'Mines in 2811: each Allied ship that enters throws (6.3.3)',
    );
  });

  it('7.7.1: that Italians are thrown for where troops land first', () => {
    const board = 'side: allied, stand: {2525: [Domaine], domaine: [B/RIF]}, control: {port-leros: allied}';
    expect(ordered(`${board}, islands: {leros: held}`, 'sail Domaine to 2524\nland B/RIF').join()).toContain(
      'a die says whether the Italians of the island surrender (7.7.1)',
    );
    expect(ordered(`${board}, islands: {leros: none}`, 'sail Domaine to 2524\nland B/RIF').join()).not.toContain(
      'Italians',
    );
  });
});

describe('what an answer comes to, on land', () => {
  it('7.4.2: the odds with the guns that fire', () => {
    const played = `board: {run: Ground Phase, side: german, turn: 3, islands: {kos: yielded-to-allied}, stand: {3424: [ir440-iii, dli-1], 3422: [ir16-ii, buffs-4], 3423: [flak-88]}}
standing: [{german: "ask me artillery"}]
orders: [{german: "pass"}]`;
    expect(foreseen('artillery-german', played, 'artillery 88 mm Battery at 3422')).toEqual([
      expect.stringMatching(
        /^Combat in 3422: 14 to \d+, 3-2; before morale, aircraft and the other player’s guns \(7\.4\.2\)$/,
      ),
    ]);
    expect(foreseen('artillery-german', played, 'pass')).toEqual([]);
  });

  it('7.5: where a unit goes that takes hits off a base, and where one comes', () => {
    const ordered = (to: string, at: string): string[] =>
      foreseen(
        'ground-moves',
        `board: {run: Ground Phase, side: allied, turn: 3, islands: {leros: yielded-to-allied}, control: {port-leros: allied}, hits: {port-leros: 1}, stand: {${at}: [A/RIF]}}\norders: []`,
        `move A/RIF to ${to}`,
      );
    expect(ordered('2425', '2524')).toEqual(['Nobody is left to take a hit off port Leros (Portolago) (7.5)']);
    expect(ordered('2524', '2425')).toEqual([
      'A hit may be taken off port Leros (Portolago) at the end of the phase (7.5)',
    ]);
  });

  it('7.4.7: who goes where in a retreat', () => {
    const played = `board: {run: Ground Phase, side: german, turn: 3, islands: {kos: yielded-to-allied}, stand: {3424: [ir440-iii, dli-1]}, landings: {}}
orders: [{german: "pass"}]
dice: {morale/*: [1, 1], ground/*: 10}`;
    expect(foreseen('retreat', played, 'retreat to 3524')).toEqual(['1/DLI: to 3524 (7.4.7)']);
  });

  it('7.2.2: where those fall back of whom nothing is said', () => {
    const played = `board: {run: Ground Phase, side: german, turn: 3, night: true, islands: {kos: yielded-to-allied}, control: {port-kos: german}, drops: {fj-i-2: "3625", fj-ii-2: "3525"}, stand: {german-holding: [fj-i-2, fj-ii-2], 3424: [dli-1]}}
standing: [{german: "ask me scatter"}]
orders: []
dice: {drop/*: [4, 4]}`;
    expect(foreseen('scatter', played, 'fall back 1/2 Para to 3626')).toEqual([
      '2/2 Para (2 FJ Division): to 3526 Kos, as nothing is said (7.2.2)',
    ]);
  });
});

describe('what an answer comes to, in points', () => {
  it('8.5.2: what a forced Accolade costs', () => {
    const played = `board: {run: Accolade, side: allied, turn: 6, impulse: 1, impulses: 3, from: set-up, world: {accolade: {state: cancelled, failed: [4, 6, 5]}}}
orders: []`;
    const [told, ...more] = foreseen('force-accolade', played, 'carry out Accolade');
    expect(more).toEqual([]);
    expect(told).toMatch(/^8 VP to the German; then German \d+, Allied \d+ \(9\.1\)$/);
    expect(foreseen('force-accolade', played, 'pass')).toEqual([]);
  });

  it('8.3.5: what battleships cost', () => {
    const played = `board: {run: Set-up, from: set-up}
orders: []
dice: {battleships: 6}`;
    expect(foreseen('battleships', played, 'use Howe').join()).toMatch(/German \d+, Allied \d+ \(9\.1\)$/);
  });

  it('8.0: how the points stand as an eleventh turn is added, or not', () => {
    const board =
      'board: {run: Last turn, side: allied, turn: 10, control: {port-patmos: allied, port-rhodes: italian}}\norders: []';
    expect(foreseen('eleventh-turn', board, 'play an eleventh turn').join()).toMatch(/\(9\.1\): the game goes on$/);
    expect(foreseen('eleventh-turn', board, 'pass').join()).toMatch(/\(9\.1\): you win$/);
  });

  it('8.2.4: where ships appear of which nothing is said', () => {
    const played = `board: {run: Reinforcements, turn: 4, from: set-up}
standing: [{german: "ask me entry"}]
orders: []
dice: {entry/4/*: 3}`;
    expect(foreseen('entry', played, 'enter Olympia at 3103').join()).toMatch(
      /^.*Landing Craft C.*: in \d{4}.*, as nothing is said \(8\.2\)$/,
    );
  });
});
