import { fine, type Order } from '../../../kernel/decide/order';
import { listOf, namesOf, OR, orNone, orNull } from '../../../play/words/parts';
import { bareVerb } from '../../../play/words/verb';
import { called, type OrderOf } from '../../../play/words/written';
import { type Mercury, type MercuryData, type Verb, verbOf, written } from '../mercury';
import { airType, contact, ships, target, taskForce, zone } from './names';
import type { Parameter } from '../../../kernel/decide/condition';

/** `engage contact 3 with TF D without Dido, Ajax` (19.74a) */
export const engageVerb = verbOf({
  verb: 'engage',
  syntax: 'engage contact 3 with TF D [without ship, ship]',
  help: 'one Task Force attacks a detected German unit; one or two ships may be withheld',
  form: /^(?<contact>.*?)\s+(?:with|by)\s+(?<tf>.*?)(?:\s+(?:without|withhold)\s+(?<withheld>.*))?$/i,
  otherwise: 'write which Task Force engages it',
  parts: { contact, tf: taskForce, withheld: orNone(ships.list) },
  print: (said, order) =>
    ` contact ${order.contact} with ${said.tf}${said.withheld === '' ? '' : ` without ${said.withheld}`}`,
});
export type EngageOrder = OrderOf<typeof engageVerb>;

/** `fire at Dido or CL` (19.74b) */
export const fireAtVerb = written(
  'the one ship your unit fires at, in order of preference',
  { targets: called('ship [or ship]', listOf(target, null, OR)) },
  'fire at {targets}',
);
export type FireAtOrder = OrderOf<typeof fireAtVerb>;

export interface PressOnOrder extends Order {
  verb: 'press on';
}

/** `press on` (19.76) */
export const pressOnVerb: Verb<PressOnOrder> = bareVerb('press on', 'fight a second round');

/** `turn back to Milos` (19.77) */
export const turnBackVerb = verbOf({
  verb: 'turn back',
  syntax: 'turn back [to zone]',
  help: 'break off, to a zone farther from Crete',
  form: /^(?:to\s+)?(?<to>.*)$/i,
  parts: { to: orNull(zone) },
  print: ({ to }) => (to === '' ? '' : ` to ${to}`),
});
export type TurnBackOrder = OrderOf<typeof turnBackVerb>;

/** What convoys carry: by the name of the ground counter, as it will be called ashore, and by that of the convoy's card. */
export const cargo = namesOf<Mercury>('item of cargo', (data: MercuryData) => {
  const counters = [...data.ground.values()];
  const all = [...data.germanNaval.values()].flatMap((u) => u.cargo);
  return all
    .filter((item, i) => all.findIndex((other) => other.id === item.id) === i)
    .map(({ id, names }) => {
      const ashore = counters.find((c) => c.cargoName !== undefined && c.cargoName === names[0])?.names ?? [];
      return { id, names: [...ashore, ...names].filter((name, i, both) => both.indexOf(name) === i) };
    });
});

/** `lose RSC, 6/II/85 Geb` for the owner, `sink ...` for the Allied player (19.74f): a step of each item named. */
export const cargoVerb = (verb: 'lose' | 'sink') =>
  verbOf({
    verb,
    syntax: `${verb} item, item`,
    help: 'a step of each item named; name one twice for both its steps',
    parts: { items: listOf(cargo, 'an item of cargo is missing') },
  });
export type CargoOrder = OrderOf<ReturnType<typeof cargoVerb>>;

const saver: Parameter<Mercury, string> = {
  ...target,
  read: (text, scope) =>
    /^(ammo )?low$/i.test(text) ? fine('low') : target.read(text === 'all' ? 'any' : text, scope),
};

/** `withhold AA: Warspite, BB against Bf-109` (19.33). `low` stands for ships with Ammo Low, `any` for all; without types of aircraft they hold it against all. */
export const withholdVerb = verbOf({
  verb: 'withhold AA',
  syntax: 'withhold AA: ship, ship [against Bf-109]',
  help: 'these ships do not fire, to save ammunition',
  form: /^(?<ships>.*?)(?:\s+against\s+(?<against>.*))?$/i,
  parts: { ships: listOf(saver, 'a ship is missing'), against: listOf(airType, null) },
  print: (said) => `: ${said.ships}${said.against === '' ? '' : ` against ${said.against}`}`,
});
export type WithholdOrder = OrderOf<typeof withholdVerb>;

/** `fire AA`: every ship fires. */
export const fireAaVerb = verbOf({
  verb: 'fire AA',
  syntax: 'fire AA',
  help: 'every ship fires',
  form: /^(:?\s*all)?$/i,
  otherwise: 'write "withhold AA: ..." for the ships that shall not fire',
  parts: {},
  print: () => '',
});
export type FireAaOrder = OrderOf<typeof fireAaVerb>;
