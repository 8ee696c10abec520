import { Injectable } from '@nestjs/common';
import { DeviceRepository } from '../access/device.repository';
import type { Device } from '../access/device.entity';
import { PersonRepository } from '../people/person.repository';
import type { Person } from '../people/person.entity';
import { readTimeOfDay } from '../wording/time-of-day';
import type { Wishes } from '../people/wishes';
import type { Table } from '../table/table';
import { isZone, momentText } from '../wording/when';
import type { Deeds } from './deeds';
import type { Section } from './receipt';

/** What breaks lines or is not to be seen could pass for a part of a mail. */
const PLAIN_NAME = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]{1,80}$/u;

/** NAME, ZONE, PAPER and DEVICES: who a player is, in all his games. */
@Injectable()
export class SelfWords {
  readonly deeds = {
    name: async ({ hand, side }, { said }) => [await this.name(hand, side, said)],
    zone: async ({ hand, side }, { said }) => [await this.zone(hand, side, said)],
    paper: async ({ hand, side }, { said }) => [await this.paper(hand, side, said)],
    digest: async ({ hand, side }, { said }) => [await this.digest(hand, side, said)],
    challenges: async ({ hand, side }, { said }) => [await this.challenges(hand, side, said)],
    devices: async ({ hand, side }, { said }) => [await this.deviceLines(hand, side, said)],
  } satisfies Partial<Deeds>;

  constructor(
    private readonly people: PersonRepository,
    private readonly devices: DeviceRepository,
  ) {}

  private async name(hand: Table, side: string, said: string): Promise<Section> {
    const player = hand.playerOf(side);
    const told = (...lines: string[]): Section => ({ title: 'NAME', lines });
    if (said === '') return told(`You are called ${hand.trueName(side)}. NAME Anna Berg changes it.`);
    if (!PLAIN_NAME.test(said))
      return told('A name is one line of at most 80 letters, without < and >. Nothing was changed.');
    await this.change(hand, player, { name: said });
    return told(`From now on you are called ${said}, in all your games.`);
  }

  private async zone(hand: Table, side: string, said: string): Promise<Section> {
    const player = hand.playerOf(side);
    const told = (...lines: string[]): Section => ({ title: 'ZONE', lines });
    const way = 'You could write the IANA name of a zone: ZONE Europe/Athens.';
    if (said === '') return told(`Your times are those of ${player.zone}. ${way}`);
    if (!isZone(said)) return told(`"${said}" is no time zone. Yours stays ${player.zone}. ${way}`);
    await this.change(hand, player, { zone: said });
    return told(`From now on your times are those of ${said}: it is ${momentText(hand.now, said)} there.`);
  }

  private async paper(hand: Table, side: string, said: string): Promise<Section> {
    const player = hand.playerOf(side);
    const told = (...lines: string[]): Section => ({ title: 'PAPER', lines });
    const paper = (['A4', 'Letter'] as const).find((p) => p.toLowerCase() === said.toLowerCase());
    if (!paper)
      return told(
        `${said === '' ? '' : `"${said}" is no paper of ours. `}Your pages are ${player.paper}. You could write: PAPER A4 or PAPER Letter.`,
      );
    await this.change(hand, player, { paper });
    return told(`From now on your pages are ${paper}, in all your games.`);
  }

  private async challenges(hand: Table, side: string, said: string): Promise<Section> {
    const player = hand.playerOf(side);
    const told = (...lines: string[]): Section => ({ title: 'CHALLENGES', lines });
    const word = (['on', 'off'] as const).find((w) => w === said.toLowerCase());
    const now = player.wishes.challenges ?? 'on';
    if (!word)
      return told(`Mails about open seats of your clubs are ${now}. CHALLENGES on or CHALLENGES off changes it.`);
    const wishes: Wishes = { ...player.wishes, challenges: 'off' };
    if (word === 'on') delete wishes.challenges;
    player.wishes = wishes;
    await this.people.wishes(hand.manager, player.id, player.wishes);
    return told(
      word === 'off' ? 'No more mails about open seats come to you.' : 'You are told of open seats of your clubs.',
    );
  }

  private async digest(hand: Table, side: string, said: string): Promise<Section> {
    const player = hand.playerOf(side);
    const told = (...lines: string[]): Section => ({ title: 'DIGEST', lines });
    const at = readTimeOfDay(said);
    const off = said.toLowerCase() === 'off';
    const now =
      player.wishes.digest === undefined
        ? 'Each mail comes by itself.'
        : `One mail a day comes at ${player.wishes.digest}.`;
    if (!off && at === null)
      return told(`${now} You could write: DIGEST 20:00, the hour in your own zone (${player.zone}), or DIGEST off.`);
    const wishes: Wishes = { ...player.wishes, ...(at === null ? {} : { digest: at }) };
    if (off) delete wishes.digest;
    player.wishes = wishes;
    await this.people.wishes(hand.manager, player.id, wishes);
    await this.people.digestFrom(player.id, hand.now, hand.manager);
    if (off) return told('From now on each mail comes by itself.');
    return told(
      `From now on what your games ask and tell comes in one mail a day, at ${at} (${player.zone}), what is due first first.`,
      'Receipts come at once, and so does what is due within a day and a half. Your clocks run as ever.',
    );
  }

  private async deviceLines(hand: Table, side: string, said: string): Promise<Section> {
    const { id, zone } = hand.playerOf(side);
    const known = await this.devices.of(id, hand.manager);
    const wanted = /^forget\s+(\S+)$/i.exec(said)?.[1]?.toLowerCase();
    if (wanted === undefined) return { title: 'DEVICES', lines: list(known, zone) };
    const chosen = wanted === 'all' ? known : known.slice(Number(wanted) - 1, Number(wanted));
    if (chosen.length === 0)
      return { title: 'DEVICES', lines: [`There is no browser ${wanted}.`, ...list(known, zone)] };
    for (const device of chosen) await this.devices.revoke(id, device.id, hand.now, hand.manager);
    const left = known.filter((d) => !chosen.includes(d));
    const shut = chosen.map((d) => d.label).join(', ');
    return { title: 'DEVICES', lines: [`Shut out: ${shut}. It must be confirmed by mail again.`, ...list(left, zone)] };
  }

  private async change(hand: Table, player: Person, change: Partial<Pick<Person, 'name' | 'zone' | 'paper'>>) {
    Object.assign(player, change);
    await this.people.change(player.id, change, hand.manager);
  }
}

function list(known: readonly Device[], zone: string): string[] {
  if (known.length === 0)
    return ['No browser opens your pages. The link of a mail, confirmed by another mail, lets one in.'];
  const lines = known.map((d, i) => `${i + 1}. ${d.label}, last used ${momentText(d.seenAt, zone)}`);
  return [
    'Browsers that open your pages:',
    ...lines,
    'DEVICES FORGET 1 shuts out the first, DEVICES FORGET all every one.',
  ];
}
