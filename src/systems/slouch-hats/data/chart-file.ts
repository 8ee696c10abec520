import { readChart, type Chart, type SourceFile } from '../../../kernel/chance/chart';
import { DataFault, YamlFile } from '../../../kernel/data/yaml-file';

/** A chart that is looked up by names, and knows the line of each of its rows. */
export class ChartFile {
  readonly chart: Chart;
  private readonly first: number;

  /** @throws ChartFault, DataFault */
  constructor(
    id: string,
    private readonly source: SourceFile,
  ) {
    this.chart = readChart(id, source);
    // The heads stand below the key.
    this.first = new YamlFile(source).lineOf(['table']) + 2;
    this.chart.rows.forEach(({ label }, i) => {
      if (this.chart.rows.findIndex((row) => row.label === label) < i)
        throw this.fault(i, `the row "${label}" stands twice`);
    });
  }

  /** A whole number of 0 or more; `-` is 0 where nothing may stand. @throws DataFault for anything else, and for a row that is missing */
  whole(label: string, column: string, { dash = false } = {}): number {
    const row = this.chart.rows.findIndex((one) => one.label === label);
    if (row < 0) throw this.fault(-1, `the row "${label}" is missing`);
    const cell = this.chart.named(label, column);
    if (dash && cell === '-') return 0;
    if (!/^\d+$/.test(cell)) throw this.fault(row, `${label}, ${column}: "${cell}" is no whole number of 0 or more`);
    return Number(cell);
  }

  /** A fault in the line of a row, by its place among the rows. */
  fault(row: number, what: string): DataFault {
    return new DataFault(this.source.path, this.first + row, what);
  }
}
