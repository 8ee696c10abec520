import type { Socket } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import { Pace } from '../config/pace';
import type { Settings } from '../config/settings';
import { networkOf, plain } from '../config/network';

const SWEEP_MS = 1_000;
/** At once from one network, and from all together: a place is always left for the relays. */
const MOST_FROM_ONE = 20;
const MOST_STRANGERS = 150;
const CONNECTIONS = { burst: 60, everyMs: 1_000 };
const MAILS = { burst: 120, everyMs: 1_000 };
/** So many addresses that nobody has may be named on one connection, and from one network before it must wait. */
const MOST_UNKNOWN = 5;
const GUESSES = { burst: 20, everyMs: 60_000 };
const PAUSE_MS = 15 * 60_000;
const MOST_PAUSED = 5_000;
/** A connection that is told no so often is ended: no mail server goes on like that. */
const MOST_REFUSED = 100;
/** Within this time and these bytes a connection must have brought a mail; whatever it brings, it ends after the longest. */
const PATIENCE_MS = 5 * 60_000;
const MOST_BETWEEN = 8_000_000;
const LONGEST_MS = 30 * 60_000;

/** A connection that stands open. */
interface Visit {
  socket: Socket;
  network: string;
  relay: boolean;
  opened: number;
  /** When it last brought a mail, and how many bytes had come then. */
  progressed: number;
  bytes: number;
  unknown: number;
  refused: number;
}

/** Where a connection comes from, as the SMTP session knows it. */
export interface Caller {
  remoteAddress: string;
  remotePort: number;
}

/**
 * Who may come to our listener, how often and for how long. Own relays (`SMTP_RELAYS`) bring the mails of many: they are
 * held to the deadlines alone.
 */
@Injectable()
export class ListenerDoor {
  private readonly visits = new Map<string, Visit>();
  private readonly connections = new Pace(CONNECTIONS);
  private readonly mails = new Pace(MAILS);
  private readonly guesses = new Pace(GUESSES);
  /** Networks that have guessed too much, and until when they wait. */
  private readonly paused = new Map<string, number>();
  private readonly relays: ReadonlySet<string>;

  constructor(
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.relays = new Set(settings.smtpRelays.map(plain));
  }

  /** A connection has come. False: it is to be cut at once. */
  enter(socket: Socket): boolean {
    const { remoteAddress, remotePort } = socket;
    if (remoteAddress === undefined || remotePort === undefined) return false;
    const caller = { remoteAddress, remotePort };
    const network = networkOf(remoteAddress);
    const relay = this.isRelay(caller);
    if (!relay && !this.admits(network)) return false;
    const now = this.now();
    const visit = { socket, network, relay, opened: now, progressed: now, bytes: 0, unknown: 0, refused: 0 };
    this.visits.set(nameOf(caller), visit);
    return true;
  }

  /** Whether this caller has guessed too many addresses and must wait. */
  waits({ remoteAddress }: Caller): boolean {
    const until = this.paused.get(networkOf(remoteAddress));
    return until !== undefined && until > this.now();
  }

  /** Whether another mail may come; it counts. */
  mayBegin(caller: Caller): boolean {
    return this.isRelay(caller) || this.mails.wait(networkOf(caller.remoteAddress), this.clock.now()) === 0;
  }

  /** The caller brought a mail that was taken. */
  brought(caller: Caller): void {
    const visit = this.visits.get(nameOf(caller));
    if (visit) Object.assign(visit, { progressed: this.now(), bytes: visit.socket.bytesRead });
  }

  /** The caller was told no; `unknown`: for an address that nobody has. False: that was once too often. */
  refused(caller: Caller, unknown: boolean): boolean {
    const visit = this.visits.get(nameOf(caller));
    if (!visit) return true;
    visit.refused += 1;
    if (unknown && !visit.relay) {
      visit.unknown += 1;
      if (this.guesses.wait(visit.network, this.clock.now()) > 0) this.pause(visit.network);
    }
    return visit.refused < MOST_REFUSED && visit.unknown < MOST_UNKNOWN && (visit.relay || !this.waits(caller));
  }

  /** Cuts what has been open for too long, or brings bytes and no mail. */
  @Interval(SWEEP_MS)
  sweep(): void {
    const now = this.now();
    for (const [name, { socket, opened, progressed, bytes }] of this.visits) {
      const late = now - opened > LONGEST_MS || now - progressed > PATIENCE_MS;
      if (late || socket.bytesRead - bytes > MOST_BETWEEN) socket.destroy();
      if (socket.destroyed) this.visits.delete(name);
    }
    for (const [network, until] of this.paused) if (until <= now) this.paused.delete(network);
  }

  /** How many connections are open. */
  get open(): number {
    return [...this.visits.values()].filter(({ socket }) => !socket.destroyed).length;
  }

  private admits(network: string): boolean {
    const strangers = [...this.visits.values()].filter((v) => !v.socket.destroyed && !v.relay);
    if (strangers.length >= MOST_STRANGERS) return false;
    if (strangers.filter((v) => v.network === network).length >= MOST_FROM_ONE) return false;
    return this.connections.wait(network, this.clock.now()) === 0;
  }

  private pause(network: string): void {
    this.paused.delete(network);
    this.paused.set(network, this.now() + PAUSE_MS);
    const oldest = this.paused.size > MOST_PAUSED ? this.paused.keys().next().value : undefined;
    if (oldest !== undefined) this.paused.delete(oldest);
  }

  private isRelay({ remoteAddress }: Caller): boolean {
    return this.relays.has(plain(remoteAddress));
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

const nameOf = ({ remoteAddress, remotePort }: Caller): string => `${plain(remoteAddress)} ${remotePort}`;
