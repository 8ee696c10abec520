import { dataFiles } from '../../../config/data-files';
import { readChart, type Chart, type SourceFile } from '../../../kernel/chance/chart';

const own = dataFiles(null);

/** A file of the pack as it is. */
export const ownSource = (path: string): SourceFile => own('aegean', path);

/** A chart as it is printed in the pack. */
export const chartOf = (id: string): Chart => readChart(id, ownSource(`charts/${id}.yaml`));
