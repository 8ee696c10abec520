import { grouped } from '../../../kernel/data/grouped';
import { listed } from '../../../kernel/decide/names';
import type { Cargo, MercuryData, ShipView, View } from '../mercury';
import { printSea } from '../orders/names';
import { campaignOf, turnOf } from '../rules/03-turn';
import { ratingsOf, shipCounter } from '../rules/16-components';
import { kindOfLanding, kindWords, landingOnMap } from '../rules/17-2-landing-places';
import { convoyCargo, RSC_STEPS, stepsAboard } from '../rules/17-3-aboard';
import { enemyFault } from '../rules/17-37-unloading';
import { sailsFrom } from '../rules/21-1-allied-convoys';
import { groundOf } from '../rules/ground/ground';
import { cargoText } from './convoy-lines';
import { arrivals } from './ground-units';

/** Rows of words, each as long as the heads. */
export interface Rows {
  title: string;
  heads: readonly string[];
  rows: string[][];
  empty: string;
}

const steps = (data: MercuryData, cargo: Cargo): string => String(stepsAboard(data, cargo));

/** What a seat sends over the sea: its own carriers and who waits for one, and the places where they come ashore. */
export function transportOfSeat(view: View, data: MercuryData): Rows[] {
  const own = view.seat === 'allied' ? allied(view, data) : german(view, data);
  return [...own, places(view, data)];
}

const allied = (view: View, data: MercuryData): Rows[] => [
  atAlexandria(view, data),
  ...(view.campaign?.withoutShips ? [alliedConvoys(view, data)] : [shipsWithRoom(view, data)]),
];

function atAlexandria({ campaign, scenario }: View, data: MercuryData): Rows {
  const { units, rsc } = campaign?.alexandria ?? { units: [], rsc: 0 };
  const { fromTurn } = campaignOf(data, { scenario: scenario.id }).alexandria;
  const formations = grouped(units.map(({ id }) => [data.ground.get(id)?.formation ?? '', id] as const));
  const rows = [...formations].map(([name, ids]) => {
    const cargo = { units: units.filter((u) => ids.includes(u.id)), rsc: 0 };
    return [name, cargoText(cargo, data), steps(data, cargo)];
  });
  return {
    title: `AT ALEXANDRIA (may embark from ${turnOf(data, fromTurn).name}; an RSC counts five steps)`,
    heads: ['formation', 'units', 'steps'],
    rows: rsc > 0 ? [...rows, ['RSCs', `${rsc}`, String(rsc * RSC_STEPS)]] : rows,
    empty: 'Nobody waits at Alexandria.',
  };
}

/** Ships that can carry anything, with what they have aboard (17.31). */
function shipsWithRoom(view: View, data: MercuryData): Rows {
  const inForces = view.taskForces.flatMap((tf) =>
    (tf.ships ?? []).map((ship) => ({
      ship,
      where: `TF ${tf.letter}, ${tf.at ? printSea(tf.at, data) : 'not entered'}`,
    })),
  );
  const inPort = Object.entries(view.alexandria ?? {}).flatMap(([box, ships]) =>
    ships.map((ship) => ({ ship, where: `Alexandria, ${box.replace(/-/g, ' ')}` })),
  );
  const rows = [...inForces, ...inPort]
    .map(({ ship, where }) => ({ ship, where, room: ratingsOf(data, ship).transport }))
    .filter(({ ship, room }) => room > 0 || ship.cargo !== undefined)
    .sort((a, b) => Number(loaded(b.ship)) - Number(loaded(a.ship)) || b.room - a.room)
    .map(({ ship, where, room }) => {
      const cargo = ship.cargo ?? { units: [], rsc: 0 };
      const name = `${shipCounter(data, ship.id).type} ${data.ships.get(ship.id)?.names[0] ?? ship.id}`;
      return [name, where, `${steps(data, cargo)} of ${room}`, loaded(ship) ? cargoText(cargo, data) : '–'];
    });
  return {
    title: 'SHIPS THAT CARRY TROOPS (17.31)',
    heads: ['ship', 'where', 'steps aboard', 'aboard'],
    rows,
    empty: 'No ship carries troops.',
  };
}

const loaded = ({ cargo }: ShipView): boolean => cargo !== undefined && cargo.units.length + cargo.rsc > 0;

/** The convoys of the game without ships (21.11). */
function alliedConvoys({ campaign, turn }: View, data: MercuryData): Rows {
  const rows = (campaign?.convoys ?? []).map((convoy) => {
    const { no, cargo, at, shown } = convoy;
    const from = sailsFrom(convoy, campaign?.sent);
    return [
      String(no),
      at === undefined ? 'Alexandria' : printSea(at, data),
      at !== undefined ? 'arrived' : from > turn ? `from ${turnOf(data, from).name}` : 'now',
      steps(data, cargo),
      `${cargoText(cargo, data)}${shown ? ' (seen)' : ''}`,
    ];
  });
  const last =
    campaign?.sent == null ? 'none was sent yet' : `the last was sent on ${turnOf(data, campaign.sent).name}`;
  return {
    title: `ALLIED CONVOYS (one every second game-turn, 21.12; ${last})`,
    heads: ['no.', 'where', 'may sail', 'steps', 'what it holds'],
    rows,
    empty: 'No convoys.',
  };
}

const german = (view: View, data: MercuryData): Rows[] => [
  germanConvoys(view, data),
  {
    title: 'TO BE FLOWN: AIRLANDING GROUPS, ALL OF ONE BEFORE ANY OF THE NEXT (6.53), AND WHO WAITS IN ATHENS (17.37e)',
    heads: ['group', 'units'],
    rows: [...groups(view, data), ...atAthens(view, data)],
    empty: 'All have landed.',
  },
];

function germanConvoys({ contacts, campaign }: View, data: MercuryData): Rows {
  const rows = contacts
    .filter((c) => data.germanNaval.get(c.unit ?? '')?.kind === 'convoy' || campaign?.withoutShips)
    .map(({ contact, at, box, due, unit = '', cargo = [] }) => {
      const place = at ?? due?.at;
      const boxed = box ? `, ${box.replace(/-/g, ' ')}` : '';
      const where =
        place === undefined ? 'not on the map' : `${at === null ? 'for ' : ''}${printSea(place, data)}${boxed}`;
      const aboard = convoyCargo(data, { unit, cargo });
      const holds = aboard.units.length + aboard.rsc > 0;
      return [
        campaign?.withoutShips && due === undefined && at === null ? '–' : String(contact),
        data.germanNaval.get(unit)?.name ?? unit,
        where,
        ...(campaign?.withoutShips ? [due ? turnOf(data, due.turn).name : '–'] : []),
        String(cargo.reduce((n, item) => n + item.steps, 0)),
        holds ? cargoText(aboard, data) : '–',
      ];
    });
  return {
    title: campaign?.withoutShips ? 'CONVOYS AND THEIR MARKERS ON THE GAME TURN TRACK (21.31)' : 'CONVOYS (17.35)',
    heads: ['no.', 'convoy', 'where', ...(campaign?.withoutShips ? ['due'] : []), 'steps', 'aboard'],
    rows,
    empty: 'No convoys.',
  };
}

const groups = (view: View, data: MercuryData): string[][] =>
  arrivals(view, data)
    .filter((a) => a.turn === null)
    .map(({ group, units }) => [
      String(group),
      listed(
        units.map((id) => data.ground.get(id)?.names[0] ?? id),
        'and',
      ),
    ]);

function atAthens({ campaign }: View, data: MercuryData): string[][] {
  const units = campaign?.athens ?? [];
  return units.length === 0 ? [] : [['Athens', cargoText({ units, rsc: 0 }, data)]];
}

/** The places of Crete: what may come ashore there and leave in a game-turn, and what keeps a side off it now (17.33a, 17.37). */
function places(view: View, data: MercuryData): Rows {
  const ground = groundOf(view, data);
  const chart = data.charts['naval-loading-unloading'];
  const rows = [...data.places.values()].flatMap((place) => {
    if (place.friendly !== 'occupant' || landingOnMap(ground, data, place) === null) return [];
    const row = (column: string): string => chart.named(kindOfLanding(place), column);
    const fault = enemyFault(ground, place, view.seat);
    return [
      [
        place.name,
        kindWords(place).replace(/^an? /, ''),
        row('unload'),
        ...(view.seat === 'allied' ? [row('evacuate')] : []),
        row('barred').replace(/,/g, ', ').replace(/-/g, ' ').replace('rsc', 'RSCs').replace('none', '–'),
        fault ? (BARRED[fault.rule] ?? `no (${fault.rule})`) : 'open',
      ],
    ];
  });
  return {
    title: 'PORTS AND ANCHORAGES: STEPS IN ONE GAME-TURN (17.33a, 17.37b)',
    heads: ['place', 'kind', 'unload', ...(view.seat === 'allied' ? ['embark'] : []), 'not there', 'to unload now'],
    rows,
    empty: 'None on the map.',
  };
}

const BARRED: Readonly<Record<string, string>> = {
  '4.57': 'enemy units in the box (4.57)',
  '17.37': 'enemy units there (17.37)',
  '5.25': 'enemy zone of control (5.25)',
  '4.17': 'enemy zone of control (4.17)',
};
