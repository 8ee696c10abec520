/** What a system says of a moment. */
interface Dated {
  moment(view: object): string;
  date?(view: object): string;
}

/** `20 May, morning (20 AM)`: the date in words, for who does not know the rulebook's name of the moment, and that name. */
export function momentInWords(system: Dated, view: object): string {
  const [date, moment] = [system.date?.(view) ?? '', system.moment(view)];
  return date === '' ? moment : `${date} (${moment})`;
}
