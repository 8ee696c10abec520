import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { cookieOf } from './cookie';
import type { Device } from './device.entity';
import { deviceLabel } from './device-label';
import { DeviceRepository } from './device.repository';
import { hashOf, isToken, newToken } from './token';

const COOKIE = 'despatch-device';
/** Browsers that nobody has used for so long must be confirmed anew. */
const KNOWN_DAYS = 400;
/** After this, the link of a mail must be opened again, or another sign-in asked for. */
export const SIGNED_IN_DAYS = 30;
/** People who share one browser. */
const MOST_PEOPLE = 4;
const DAY_MS = 86_400_000;

/** A cookie to be set, for all of the site. */
export interface SiteCookie {
  name: string;
  value: string;
  options: { path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean; maxAge: number };
}

/** What the browser of a request is known as: whose, and who is signed in there. */
@Injectable()
export class Devices {
  private readonly found = new WeakMap<Request, Promise<Device[]>>();

  constructor(
    private readonly devices: DeviceRepository,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'localPost' | 'publicUrl' | 'confirmDevices'>,
  ) {}

  /** Whether somebody has shown in this browser that he reads his mailbox; where that is not asked for, he always has. */
  async knows(request: Request, personId: string): Promise<boolean> {
    if (this.settings.localPost || !this.settings.confirmDevices) return true;
    return (await this.of(request)).some((d) => d.personId === personId);
  }

  /** People who are signed in here, the newest first. */
  async signedIn(request: Request): Promise<Device[]> {
    const now = this.clock.now();
    return (await this.of(request)).filter((d) => d.signedInUntil > now);
  }

  /**
   * Makes this browser known as `personId`'s, by a token that it has not had before: who had set one in it gains nothing.
   */
  async admit(manager: EntityManager, request: Request, personId: string): Promise<SiteCookie> {
    const token = newToken();
    const now = this.clock.now();
    const others = (await this.of(request)).filter((d) => d.personId !== personId);
    await this.devices.insert(manager, {
      id: randomUUID(),
      hash: hashOf(token),
      personId,
      label: deviceLabel(request.headers['user-agent']),
      since: now,
      seenAt: now,
      signedInUntil: new Date(now.getTime() + SIGNED_IN_DAYS * DAY_MS),
      revokedAt: null,
    });
    const kept = tokensOf(request).filter((t) => others.some((d) => d.hash === hashOf(t)));
    return this.cookie([token, ...kept].slice(0, MOST_PEOPLE));
  }

  /** Ends what is signed in here; the browser stays known. */
  async signOut(request: Request): Promise<void> {
    const open = await this.signedIn(request);
    await this.devices.signOut(
      open.map((d) => d.id),
      this.clock.now(),
    );
    this.found.delete(request);
  }

  private cookie(tokens: readonly string[]): SiteCookie {
    const secure = this.settings.publicUrl.startsWith('https:');
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: KNOWN_DAYS * DAY_MS } as const;
    return { name: COOKIE, value: tokens.join('.'), options };
  }

  private of(request: Request): Promise<Device[]> {
    const found = this.found.get(request) ?? this.read(request);
    this.found.set(request, found);
    return found;
  }

  private async read(request: Request): Promise<Device[]> {
    const tokens = tokensOf(request);
    if (tokens.length === 0) return [];
    const now = this.clock.now();
    const devices = await this.devices.known(tokens.map(hashOf), new Date(now.getTime() - KNOWN_DAYS * DAY_MS));
    const stale = devices.filter((d) => now.getTime() - d.seenAt.getTime() > DAY_MS).map((d) => d.id);
    if (stale.length > 0) await this.devices.seen(stale, now);
    return devices;
  }
}

const tokensOf = (request: Request): string[] =>
  (cookieOf(request, COOKIE) ?? '').split('.').filter(isToken).slice(0, MOST_PEOPLE);
