import type { EntityManager } from 'typeorm';
import type { MailEnd } from './mail-end';
import type { NewMail } from './new-mail';

/** What a transaction leaves for whoever ends it to write with all the rest. */
export interface Bag {
  mails: NewMail[];
  ends: MailEnd[];
}

const bags = new WeakMap<EntityManager, Bag>();

/** From now on the mails that are put in a transaction, and those it deals with, are kept here. */
export function bagFor(manager: EntityManager): Bag {
  const bag: Bag = { mails: [], ends: [] };
  bags.set(manager, bag);
  return bag;
}

/** What is kept for a transaction; undefined: everything is written at once. */
export const bagOf = (manager: EntityManager): Bag | undefined => bags.get(manager);
