/** The weather of a game-turn (G68, G69). */
export interface Weather {
  ground: 'Dry' | 'Mud' | 'Snow';
  storm: boolean;
}

/** `Mud`, `Snow+Storm`, as tables and scenarios write it. @throws Error for other words */
export function weatherOf(text: string): Weather {
  const [ground, more] = text.split('+');
  if ((ground !== 'Dry' && ground !== 'Mud' && ground !== 'Snow') || (more !== undefined && more !== 'Storm'))
    throw new Error(`"${text}" is no weather`);
  return { ground, storm: more !== undefined };
}

export const weatherText = ({ ground, storm }: Weather): string => (storm ? `${ground}, Storm` : ground);
