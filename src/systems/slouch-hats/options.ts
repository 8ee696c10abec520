import type { JsonObject } from '../../kernel/realm';

/** What a charter may choose of a scenario. */
export const OPTIONS = [
  { id: 'rommels-war', name: "Link to Rommel's War: Germans fight on after a Vichy surrender", rule: '18.4' },
] as const;

/** The options of a game as its world keeps them. @throws Error naming those that there are */
export function readOptions(options: JsonObject): { linked: boolean } {
  const known = OPTIONS.map(({ id }) => id).join(', ');
  for (const [name, value] of Object.entries(options)) {
    if (!OPTIONS.some(({ id }) => id === name)) throw new Error(`there is no option "${name}"; there is ${known}`);
    if (typeof value !== 'boolean') throw new Error(`the option ${name} is true or false`);
  }
  return { linked: options['rommels-war'] === true };
}
