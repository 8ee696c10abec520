/** `20:00`, from `8 pm`, `20`, `20:00`; null: it is no time of day. */
export function readTimeOfDay(said: string): string | null {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/i.exec(said.trim());
  if (!match) return null;
  const [, hours, minutes = '00', half] = match;
  const pm = half?.toLowerCase() === 'pm';
  const hour = half ? (Number(hours) % 12) + (pm ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
