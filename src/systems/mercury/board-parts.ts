import type { BoardPart } from './board';

/** The parts of a case's board, and what stands in each. */
export const BOARD_PARTS = {
  scenario: '`4` (default) or `4b`, `1` to `3` with their printed maps, the campaigns `5` and `6`',
  from: "`empty` (default): only what stands here; `set-up`: the scenario's set-up",
  turn: '`22 AM`, or its number',
  run: 'the procedure to play',
  with: 'what that procedure starts with: see below',
  'task forces':
    'by letter: `at`, `ships`, `detected`, `told` (what the German was told: `exists`, `count`, `types`), `attacked` (this turn already), `due` (turn it enters; `at` is then its zone of entry). No ships: a decoy. Ships as printed, state behind it: `Orion (damaged, ammo low)`, `ammo out`; for a pair `damaged` means one left',
  alexandria: 'ships by box: `{Refitting 2: [Orion]}`',
  contacts:
    'German naval units by contact number: `unit`, `at`, `detected`, `due` (without ships: the game-turn its marker lies on), `box` (in Athens), `cargo` by item and steps',
  air: 'air units by name, each with its box (`Ready`, `Flown`, `Abort 1`, `Abort 2`) or mission, or `{box: Naval Search/Coordination, zone: Candia Bay}`',
  score: 'points made so far: `[{item: cl-sunk, points: 5}]`',
  ground:
    "units on the scenario's printed map, or a scrap of hex map: `hexes` (id: terrain, or `{terrain: hill, level: 2, sector: Retimo, improved: allied}`), `rivers`, `cliffs`, `roads`, `main roads`, `sea sides` (hexside: `W4313/W4314`; a road over a river is a bridge), `units` by hex or by the name of an off-map box, `lost` (eliminated units by the sector they were lost in), `control` (objective hexes, 14.3), `left suda` (units gone from the Suda Command Area this game-turn), `held fields` (whole game-turns in German hands by airfield, with Allied option 4), `improved` (on a printed map: `{W4314: allied}`), `declared`, `supply`, `sector` (of hexes that name none; `Maleme-Suda`), `interdiction` (Level by sector). State behind a unit: `Koch (reduced, fatigued)`, `dispersed`, `landed` (dropped or from the sea, this game-turn), `by sea` beside it (it did not drop, 4.64), `dropped at Suda` (4.64), `first fire`, `final fire`, `replacement` (an HQ on its back), `bound` (began off the map, 4.61)",
  'without ships': '`true`: a campaign without the naval rules',
  'at alexandria': 'units and RSCs that wait there',
  'at athens': 'German units that a convoy left in Athens (17.37e)',
  'campaign variants': '`true`: options are still to be taken (23.41)',
  options: 'campaign options that were chosen (23.4)',
  cargo: 'by ship what is aboard',
  'evacuation decides': '`true`: an order to evacuate ends the game, by agreement (20.0)',
  'steps lost': 'by unit (20.11b)',
  'evacuation ends': 'the game-turn with the Evacuation Ends marker (20.12)',
  convoys:
    'Allied convoys of the game without ships, by number: their cargo, or `{cargo, from, at}`; one `at` a place has arrived there',
  sent: 'the game-turn in which one was last sent',
} as const satisfies Record<BoardPart, string>;
