import type { AegeanData } from '../data/load';
import { scenarioCalled } from '../set-up';
import type { AegeanView } from '../view/view';
import type { Ship } from './ship';

/** The rule by which a ship of the Holding Box enters at the south edge only: a battleship, or of the force of Accolade; null: none. */
export function southOnly(
  { view, data }: { view: Pick<AegeanView, 'scenario' | 'accolade'>; data: AegeanData },
  { id, type }: Pick<Ship, 'id' | 'type'>,
): '8.3.5' | '8.4.5' | null {
  if (type === 'BB') return '8.3.5';
  if (view.accolade.state !== 'on') return null;
  const force = scenarioCalled(data, view.scenario).arrivals.filter((one) => one.when === 'accolade' && one.fromSouth);
  return force.some(({ units }) => units.includes(id)) ? '8.4.5' : null;
}
