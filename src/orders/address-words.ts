import { Injectable } from '@nestjs/common';
import { addressSchema } from '../config/plain-address';
import { HouseAddresses } from '../config/house-addresses';
import { PersonAddresses } from '../people/person-address.repository';
import type { Table } from '../table/table';
import { Codes, type Writer } from './codes';
import type { Grave } from './confirmation.entity';
import type { Letter } from './dealt';
import type { Section } from './receipt';
import type { AddressWord } from './words';

/** Something to be done about an address. */
export interface AddressAct {
  action: Exclude<Grave, 'resign' | 'abandon' | 'accept'>;
  about: string;
}
/** The same as it is wished for: `what` follows "to". */
type Wish = AddressAct & { what: string };

const MOST_ADDRESSES = 5;

/** ADDRESS: where a player's mails go, and from where his mails are read. */
@Injectable()
export class AddressWords {
  constructor(
    private readonly addresses: PersonAddresses,
    private readonly codes: Codes,
    private readonly house: HouseAddresses,
  ) {}

  /** What a word asks for, or the lines that answer it. */
  async wished(table: Table, writer: Writer, { wish, about }: AddressWord): Promise<Wish | { lines: string[] }> {
    if (wish === 'list') return { lines: await this.list(table, writer) };
    const player = writer.person;
    const own = await this.addresses.of(table.manager, player.id);
    if (!this.possible(about)) return { lines: ['That is no address that mail can be sent to. Nothing was changed.'] };
    if (wish === 'forget') return forgetting(about, own, player.email);
    if (about === player.email) return { lines: [`Your mails go to ${about} already.`] };
    if (own.includes(about)) return { action: 'address', about, what: `let your mails go to ${about}` };
    if (own.length >= MOST_ADDRESSES)
      return { lines: [`You have ${own.length} addresses, as many as can be; ADDRESS FORGET removes one.`] };
    const taken = (await this.addresses.owner(table.manager, about)) !== null;
    return taken ? { lines: [notUsable(about)] } : { action: 'address', about, what: `have a code sent to ${about}` };
  }

  /** Does it; the lines that tell. */
  async act(table: Table, writer: Writer, { action, about }: AddressAct, letters: Letter[]): Promise<string[]> {
    const player = writer.person;
    if (action === 'forget') {
      const main = about === player.email ? about : await this.addresses.forget(table.manager, player, about);
      if (about === main) return [`Your mails go to ${about}; name another address first.`];
      return [`Mails from ${about} are no longer read as yours.`, ...(await this.list(table, writer))];
    }
    const his = await this.addresses.has(table.manager, player.id, about);
    return action === 'verify' || his
      ? this.move(table, writer, about, letters)
      : this.sendCode(table, writer, about, letters);
  }

  /** The addresses of a player, for ADDRESS and STATUS. */
  async section(table: Table, writer: Writer): Promise<Section> {
    return { title: 'YOUR ADDRESSES', lines: await this.list(table, writer) };
  }

  private async list(table: Table, writer: Writer): Promise<string[]> {
    const player = writer.person;
    const others = (await this.addresses.of(table.manager, player.id)).filter((a) => a !== player.email);
    const read = others.length === 0 ? [] : [`Mails from ${others.join(', ')} are read as yours too.`];
    return [`The mails of all your games go to ${player.email}.`, ...read];
  }

  /** The one mail that goes to an address we do not know: it tells who asks, and nothing of the game. */
  private async sendCode(table: Table, writer: Writer, about: string, letters: Letter[]): Promise<string[]> {
    const code = await this.codes.ask(table, writer, 'verify', about);
    if (code === null) return ['Too many codes were sent to new addresses of yours today; try again tomorrow.'];
    const { name } = writer.person;
    letters.push({
      ...{ to: 'address', address: about, his: false, what: 'is this your address?' },
      paragraphs: [
        `${name}, who plays by mail here (game ${table.game.code}), asks that his mails be sent to this address.`,
        'If that is you, write the next line in a reply to a mail of that game, from the address it came to; replies to this mail are not read.',
        `CONFIRM ${code}`,
        'The code is good for three days. If it is not you, do nothing: no other mail will come.',
      ],
    });
    return [
      `A code is on its way to ${about}. Send it as CONFIRM and the six digits in a reply from an address you have now; then your mails go to the new one. Until then nothing changes.`,
    ];
  }

  private async move(table: Table, writer: Writer, about: string, letters: Letter[]): Promise<string[]> {
    const player = writer.person;
    const before = player.email;
    if (!(await this.addresses.makeMain(table.manager, player, about, table.now))) return [notUsable(about)];
    letters.push({ ...movedNote(before, about), address: before });
    return [
      `From now on the mails of all your games go to ${about}.`,
      `Mails from ${before} are read as yours too; ADDRESS FORGET ${before} ends that.`,
    ];
  }

  private possible(about: string): boolean {
    return about.length <= 254 && addressSchema.safeParse(about).success && !this.house.holds(about);
  }
}

/** Tells the address before that mails go elsewhere now. */
export function movedNote(before: string, now: string): Letter & { to: 'address' } {
  return {
    ...{ to: 'address', address: before, his: true, what: 'your mails go to another address' },
    paragraphs: [
      `From now on the mails of all your games go to ${now}. Mails that you send from ${before} are still read as yours.`,
      'If you did not ask for this, tell the organiser at once.',
    ],
  };
}

const notUsable = (about: string): string => `The address ${about} cannot be used here. Nothing was changed.`;

function forgetting(about: string, own: readonly string[], main: string): Wish | { lines: string[] } {
  if (!own.includes(about)) return { lines: [`${about} is none of your addresses.`] };
  if (about === main) return { lines: [`Your mails go to ${about}; name another address first, with ADDRESS.`] };
  return { action: 'forget', about, what: `have mails from ${about} no longer read as yours` };
}
