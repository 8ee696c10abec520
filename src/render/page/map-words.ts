import type { PageText } from '../scene';

/** What stands in the place of a map for those who do not see it: the position as the reader's own mails tell it. */
export function mapWords({ seat, moment, told = [] }: Pick<PageText, 'seat' | 'moment' | 'told'>): string {
  return [`Map, ${seat} view, ${moment}.`, ...told].join('\n');
}
