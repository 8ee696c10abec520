import type { AegeanData } from '../data/load';
import type { AegeanView } from '../view/view';
import type { Ship } from './ship';

/** The rule by which a ship of the Holding Box enters at the south edge only: a battleship, or of the force of Accolade; null: none. */
export function southOnly(
  { view, data }: { view: Pick<AegeanView, 'scenario' | 'accolade'>; data: AegeanData },
  { id, type }: Pick<Ship, 'id' | 'type'>,
): '8.3.5' | '8.4.5' | null {
  if (type === 'BB') return '8.3.5';
  if (view.accolade.state !== 'on') return null;
  const { arrivals = [] } = data.scenarios.find((one) => one.id === view.scenario) ?? {};
  return arrivals.filter((one) => one.when === 'accolade' && one.fromSouth).some(({ units }) => units.includes(id))
    ? '8.4.5'
    : null;
}
