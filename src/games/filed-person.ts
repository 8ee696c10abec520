import { FORMER_PLAYER } from '../kernel/record/parties';
import type { Person } from '../people/person.entity';
import type { FiledPerson } from './read-game-file';

const NOBODYS = 'nobody@invalid.example';

/** A person as he stands in a file; one who was deleted keeps his place. */
export function filedPerson(person: Person | undefined): FiledPerson {
  const { name = FORMER_PLAYER, email = NOBODYS, zone = 'UTC', paper = 'A4' } = person ?? {};
  return { name, email, zone, paper };
}
