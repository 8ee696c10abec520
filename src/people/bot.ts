import type { Person } from './person.entity';

/** The player that is a program: a person like any other, so that seats can name it, but without a mailbox. */
export const BOT = {
  id: '00000000-0000-4000-8000-0000000000b0',
  name: 'Despatch (bot)',
  email: 'bot@despatch.invalid',
  zone: 'UTC',
  paper: 'A4',
  leave: [],
  wishes: {},
} satisfies Person;

/** Whether a seat is the bot's. */
export const isBot = ({ personId }: { personId: string }): boolean => personId === BOT.id;
