import type { MercuryData } from '../data/load';
import type { TaskForceView } from '../view/things';
import type { View } from '../view/view';
import { shipName, stepsAboard, typesText } from './knowledge';
import type { Table } from '../../../render/page/table';
import { seaName } from './tags';

/** What the German knows of every Task Force. */
export function knownForces(view: View, data: MercuryData): Table {
  return {
    title: 'What is known of the Task Forces',
    columns: [
      { head: 'TF', share: 1.2 },
      { head: 'in', share: 6.8 },
      { head: 'state', share: 4.2 },
      { head: 'ships', share: 2.6 },
      { head: 'types', share: 6 },
      { head: 'seen in it', share: 12 },
    ],
    rows: view.taskForces.filter((tf) => tf.at !== null).map((tf) => forceRow(tf, data)),
    empty: 'No Task Force is on the map.',
  };
}

function forceRow(tf: TaskForceView, data: MercuryData): string[] {
  const seen = (tf.seen ?? []).map((s) => `${shipName(data, s.id)}${s.damaged ? ' (damaged)' : ''}`);
  return [
    tf.letter,
    seaName(data, tf.at ?? ''),
    tf.detected ? 'detected' : 'undetected',
    tf.count === undefined ? '?' : tf.count === 0 ? 'decoy' : String(tf.count),
    tf.types ? typesText(tf.types) : tf.count === 0 ? '' : '?',
    seen.join(', '),
  ];
}

/** The contacts of a player: his own units, or what he knows of the enemy's. */
export function contacts(view: View, data: MercuryData): Table {
  return {
    title: view.seat === 'german' ? 'Naval units' : 'German naval contacts',
    columns: [
      { head: 'no.', share: 1.4 },
      { head: 'name', share: 7 },
      { head: 'in', share: 6.5 },
      { head: 'state', share: 4.6 },
      { head: 'steps', share: 2.4 },
    ],
    rows: view.contacts.map((c) => {
      const counter = c.unit === undefined ? undefined : data.germanNaval.get(c.unit);
      const box = c.box === undefined ? '' : `, ${c.box.replace(/-/g, ' ')}`;
      return [
        String(c.contact),
        counter?.name ?? '?',
        c.at === null ? 'not on the map' : seaName(data, c.at) + box,
        c.detected ? 'detected' : 'undetected',
        counter?.kind === 'convoy' ? String(stepsAboard(c)) : counter ? '–' : '?',
      ];
    }),
    empty: 'None in this scenario.',
  };
}
