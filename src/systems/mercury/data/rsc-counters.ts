import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Side } from '../world';

/** RSCs of the counter mix, by charts/supply-status-adjustment.yaml (15.22). @throws DataFault */
export const readRscCounters = (file: YamlFile): Record<Side, number> =>
  file.read(z.object({ counters: z.object({ german: z.number(), allied: z.number() }) })).counters;
