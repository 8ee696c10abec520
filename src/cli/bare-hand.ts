import type { Game } from '../table/game.entity';
import type { Seat } from '../table/seat.entity';
import type { Position } from '../kernel/record/position';
import type { Person } from '../people/person.entity';
import { Board } from '../table/board';
import type { AnyEngine } from '../systems/systems';

export const WHEN = new Date(0);
const CODE = 'TEST';

export const GAME: Game = {
  id: CODE,
  code: CODE,
  number: 1,
  clubId: null,
  moderatorId: null,
  title: 'A game',
  system: '',
  version: '',
  scenario: '',
  charter: { options: {}, clock: { preset: 'Club' }, dice: 'keyed', rewindDice: 'anew' },
  secret: '',
  changes: [],
  spentSecrets: [],
  commitment: '0'.repeat(64),
  state: 'running',
  seq: 0,
  chain: '',
  createdAt: WHEN,
};

/** A game at `position` that no database knows, to be read. */
export function handOn(engine: AnyEngine, position: Position): Board {
  const sides = engine.system.scenarios.find((s) => s.id === position.scenario)?.seats ?? [];
  return new Board({
    manager: null,
    game: { ...GAME, system: engine.system.id, scenario: position.scenario, seq: position.seq },
    seats: sides.map(seatOf),
    people: new Map(sides.map((side) => [side, personOf(side)])),
    unreached: new Set(),
    engine,
    position,
    now: WHEN,
  });
}

function seatOf(side: string): Seat {
  return {
    gameId: CODE,
    side,
    personId: side,
    state: 'joined',
    toldSeq: 0,
    seenSeq: null,
    toldDecision: 0,
    report: [],
    bankSeconds: 0,
    earned: null,
    refused: null,
    clockFrom: null,
    dueAt: WHEN,
    reminded: 0,
    clockZone: null,
    firstProof: null,
    lookAt: null,
    grace: null,
    silences: 0,
    owes: null,
    owesSince: null,
    undeliveredSince: null,
    standsFrom: null,
    stoodSeconds: 0,
    mails: 0,
  };
}

function personOf(side: string): Person {
  return {
    id: side,
    name: `The ${side} player`,
    email: `${side}@example.org`,
    zone: 'UTC',
    paper: 'A4',
    leave: [],
    wishes: {},
  };
}
