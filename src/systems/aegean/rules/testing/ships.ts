import { dataFiles } from '../../../../config/data-files';
import { readChart } from '../../../../kernel/chance/chart';
import type { Chart } from '../../../../kernel/chance/chart';
import type { Ship } from '../ship';

const own = dataFiles(null);

/** A chart as it is printed in the pack. */
export const chartOf = (id: string): Chart => readChart(id, own('aegean', `charts/${id}.yaml`));

/** A ship for specs: an Allied destroyer, or what is said instead. */
export const ship = (id: string, more: Partial<Ship> = {}): Ship => ({
  ...{ id, side: 'allied', type: 'DD', at: '2524', surface: 4, transport: 3, aa: 2, move: 12, hits: 0 },
  ...{ spotted: true, submerged: false },
  ...more,
});
