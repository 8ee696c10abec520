import type { Frame } from '../../../kernel/flow/frame';
import { stackShown } from '../../../kernel/search/locals';
import type { Side } from '../mercury';
import { CAMPAIGN_LOCALS } from './campaign-locals';
import { GROUND_LOCALS } from './ground-locals';
import type { LocalsTable } from './locals';
import { NAVAL_LOCALS } from './naval-locals';

/** Who may know which local value of which procedure. */
export const LOCALS: LocalsTable = { ...NAVAL_LOCALS, ...GROUND_LOCALS, ...CAMPAIGN_LOCALS };

/** The running procedures as `seat` may know them: of their local values nothing but what `LOCALS` shows him. */
export const stackFor = (stack: readonly Frame[], seat: Side): Frame[] => stackShown(LOCALS, stack, seat);
