import type { Fault } from '../../../kernel/decide/fault';

/** What a rule finds wrong. */
export const bad = (rule: string, why: string): Fault => ({ rule, why });
