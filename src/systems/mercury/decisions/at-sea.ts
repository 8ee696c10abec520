import type { Scope } from '../mercury';
import { hasOption, type OptionId } from '../rules/23-4-variants';

type Seen = Pick<Scope, 'view'>;

/** Ships are played, so that sheets of defaults speak of them. */
export const withShips = ({ view }: Seen): boolean => view.scenario.sea;

/** The same of a campaign: what is asked there only, or answers itself there only. */
export const campaignAtSea = ({ view }: Seen): boolean => view.campaign !== null && view.scenario.sea;

/** The game without ships is played (21.0). */
export const withoutShips = ({ view }: Seen): boolean => view.campaign?.withoutShips === true;

/** Said where a side is asked that has nothing to choose, since the other sees that it could have (17.31). */
export const ASKED_ALL_THE_SAME = 'You are asked all the same, so that your opponent learns nothing.';

/** Ships and convoys with somebody aboard, as their owner sees them. */
export function laden({ view, data, seat }: Scope): string[] {
  if (seat === 'allied')
    return view.taskForces.flatMap((tf) =>
      (tf.ships ?? []).filter((s) => (s.cargo?.units.length ?? 0) > 0).map((s) => s.id),
    );
  return view.contacts.flatMap(({ unit = '', cargo = [] }) => {
    const counter = data.germanNaval.get(unit);
    const beach = (id: string): boolean => counter?.cargo.some((i) => i.id === id && i.beach) ?? false;
    // 17.41 keeps no convoy from a beach; that the Steamer unloads in ports only is 21.32, of the game without ships.
    const may = counter?.amphibious ?? false;
    return (may || view.scenario.sea) && cargo.some((i) => i.steps > 0 && beach(i.id)) ? [unit] : [];
  });
}

/** The kind that may be answered in the same mail as a side's naval movement: there is somebody to land (17.4). */
export function landsNext(scope: Scope): string[] {
  return scope.view.campaign && laden(scope).length > 0 ? [`mercury.amphibious-landing-${scope.seat}`] : [];
}

type Played = (scope: Scope) => boolean;

/** One of these options is in force, or may still be taken (23.45). */
const ofOptions =
  (...ids: OptionId[]): Played =>
  ({ view }) =>
    (view.campaign?.picks ?? null) !== null || ids.some((id) => hasOption(view, id));

const choosing: Played = ({ view }) => (view.campaign?.picks ?? null) !== null;

/** Decisions of parts of the rules that a game may be played without, by their kinds; all others belong to every game of their scenario. */
const PARTS: Readonly<Record<string, Played>> = {
  ...all(withoutShips, 'group-convoys', 'send-convoy', 'convoy-unit', 'plan-convoys', 'convoy-arrivals', 'plan-again'),
  ...all(withShips, 'allied-set-up', 'german-set-up', 'task-forces', 'reshuffle', 'allied-movement', 'german-movement'),
  ...all(withShips, 'air-search', 'detect-one', 'air-attacks', 'air-targets', 'allot-targets', 'aa-fire'),
  ...all(withShips, 'surface-combat', 'surface-target', 'disengagement', 'transport-losses', 'allied-air-search'),
  ...all(withShips, 'amphibious-landing-allied'),
  ...all(choosing, 'german-options', 'allied-options'),
  'mercury.tymbakion': ofOptions('allied-7'),
  'mercury.tanks': ofOptions('allied-2'),
  'mercury.coastal-steamer': ofOptions('allied-5'),
  'mercury.wave-targets': ofOptions('german-1', 'german-6', 'german-7'),
};

function all(played: Played, ...kinds: string[]): Record<string, Played> {
  return Object.fromEntries(kinds.map((kind) => [`mercury.${kind}`, played]));
}

/** Whether a decision belongs to the game that a seat sees: one without ships has no Task Forces (21.0), options are by agreement (23.4). */
export const inGame = (kind: string, scope: Scope): boolean => PARTS[kind]?.(scope) ?? true;
