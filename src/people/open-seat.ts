import { isBot } from './bot';
import type { Person } from './person.entity';

/** Nobody yet: a seat of his is open to whoever takes it first. */
export const OPEN = {
  id: '00000000-0000-4000-8000-0000000000b1',
  name: 'nobody yet',
  email: 'open-seat@despatch.invalid',
  zone: 'UTC',
  paper: 'A4',
  leave: [],
  wishes: {},
} satisfies Person;

/** Whether a seat waits for somebody to take it. */
export const isOpen = ({ personId }: { personId: string }): boolean => personId === OPEN.id;

/** Whether a person with a mailbox sits there. */
export const isSomebody = (seat: { personId: string }): boolean => !isBot(seat) && !isOpen(seat);
