import { copyOf } from '../../../kernel/record/copy';
import { viewMaker } from '../../../kernel/view/policy';
import type { Policies } from '../../../kernel/view/policy';
import type { SlouchHatsData } from '../data/load';
import { handOf, heldBy } from '../rules/20-1-hands';
import type { Side } from '../side';
import type { OpenWorld, World } from '../world';
import type { SlouchHatsView } from './view';

/** A field that lies open to both: a copy, as the world goes on. */
const open =
  <K extends keyof OpenWorld>(field: K) =>
  (world: World): OpenWorld[K] =>
    copyOf(world[field]);

type SideView = Omit<SlouchHatsView, 'outside'>;

const POLICIES: Policies<World, SideView, SlouchHatsData, Side> = {
  ...{ scenario: open('scenario'), turn: open('turn'), moment: open('moment'), entered: open('entered') },
  ...{ units: open('units'), supply: open('supply'), air: open('air'), ships: open('ships'), repl: open('repl') },
  ...{ control: open('control'), portsDown: open('portsDown'), transportUsed: open('transportUsed') },
  ...{ airTransport: open('airTransport'), raids: open('raids'), coasts: open('coasts'), arrived: open('arrived') },
  ...{ activeEverywhere: open('activeEverywhere'), replacementPoints: open('replacementPoints') },
  ...{ victoryPoints: open('victoryPoints'), scored: open('scored'), losses: open('losses') },
  ...{ surrenderModifiers: open('surrenderModifiers'), surrenderRolled: open('surrenderRolled') },
  ...{ linked: open('linked'), surrendered: open('surrendered'), nowGerman: open('nowGerman'), events: open('events') },
  viewer: (_, side) => side,
  hand: handOf,
  held: heldBy,
  shown: ({ events: { shown } }) => ({ axis: [...shown.axis], allied: [...shown.allied] }),
};

/** What lies open to both: everything but the letters of held markers (20.13). */
export const openView = (world: World, data: SlouchHatsData): SlouchHatsView => ({
  ...slouchHatsView(world, 'axis', data),
  ...{ hand: [], outside: true },
});

/** All that a side may know (3.34, 20.13). */
export const slouchHatsView = viewMaker<World, SideView, SlouchHatsData, Side>(
  Object.keys(POLICIES) as (keyof SideView)[],
  POLICIES,
);
