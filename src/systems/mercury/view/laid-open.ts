import type { ContactView, MercuryData, View, World } from '../mercury';
import { printSea } from '../orders/names';
import { convoyCargo } from '../rules/17-3-aboard';
import { alliedToCome, cargoText, germanToCome } from './convoy-lines';
import { mercuryView } from './view';
import { alexandria, contactLine, forceLine, waiting } from './lines';

/**
 * What each side hid to the end, an item a line: ships and decoys of the Task Forces with what they carry, who lay at
 * Alexandria, which unit each contact was (16.16, 16.33, 17.31, 21.11, 21.31).
 */
export function hiddenToTheEnd(world: World, data: MercuryData): string[] {
  const [allied, german] = [mercuryView(world, 'allied', data), mercuryView(world, 'german', data)];
  const forces = allied.taskForces.filter((tf) => tf.at !== null);
  return [
    ...forces.map((tf) => `${printSea(tf.at ?? '', data)}: ${forceLine(tf, data)}`),
    ...waiting(allied, data),
    ...alexandria(allied, data),
    ...alliedToCome(allied, data),
    ...(german.campaign?.withoutShips ? [] : german.contacts.map((c) => atSea(c, german, data))),
    ...germanToCome(german, data),
  ];
}

/** `Milos port: Light Convoy no. 2 (contact 3), 11 steps aboard: 11/III/100 Geb and 1 RSC` */
function atSea(contact: ContactView, view: View, data: MercuryData): string {
  const { at, unit, cargo } = contact;
  const aboard = view.campaign && unit !== undefined && cargo?.length ? convoyCargo(data, { unit, cargo }) : null;
  const names = aboard && aboard.units.length + aboard.rsc > 0 ? `: ${cargoText(aboard, data)}` : '';
  return `${at === null ? 'Not at sea' : printSea(at, data)}: ${contactLine(contact, view, data)}${names}`;
}
