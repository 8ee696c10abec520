import type { Scope } from '../mercury';
import { hasOption, type OptionId } from '../rules/23-4-variants';
import { withoutShips, withShips } from './at-sea';

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
