import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { KEY_PREFIX } from '../../../src/access/callers';
import { CLUB_SCOPES } from '../../../src/access/scope';
import { hashOf, newToken } from '../../../src/access/token';
import type { World } from '../world';

/** Where somebody stands to the game: who sits there, has to do with one side of it, or nothing with it at all. */
export const PLACES = [
  'nobody here',
  'player of another game',
  'invited to another game',
  'declined another game',
  'who is asked',
  'opponent',
  'understudy',
  'left the seat',
  'regular behind a substitute',
] as const;
export type Place = (typeof PLACES)[number];

/** Who has programs: a key is looked at as the person behind it is. */
const BY_KEY: readonly Place[] = ['nobody here', 'who is asked', 'opponent', 'left the seat'];

/** What they all are in the meantime: nothing, somebody of the club, or somebody of another. */
export const STANDINGS = ['none', 'player', 'deputy', 'moderator', 'organiser', 'organiser elsewhere'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Whether he knows one side of the game. */
export const isInvolved = (place: Place): boolean => PLACES.indexOf(place) >= PLACES.indexOf('who is asked');

/** Who asks, and how he comes. */
export interface Asker {
  place: Place;
  standing: Standing;
  by: 'nothing' | 'cookie' | 'key of the club' | 'key of his own' | 'key of the service' | 'cookie of the service';
  headers: Record<string, string>;
}

export const nameOf = ({ by, place, standing }: Asker): string =>
  by === 'nothing' || by.endsWith('service') ? by : `${place}, ${standing}, by ${by}`;

/** Everybody of the matrix, with his browser and his keys. */
export class Askers {
  private readonly cookies = new Map<Place, string>();
  private readonly clubKeys = new Map<Place, Record<'here' | 'elsewhere', string>>();
  private serviceCookie = '';
  private readonly ownKeys = new Map<Place, string>();
  private readonly source: DataSource;

  constructor(
    private readonly world: World,
    private readonly persons: Readonly<Record<Place, string>>,
    private readonly clubs: Record<'here' | 'elsewhere', string>,
  ) {
    this.source = world.app.get(DataSource);
  }

  /** Signs everybody in, and makes keys in the name of each, as if he had been an organiser once. */
  async arrive(): Promise<void> {
    const entered = await this.world.anybody
      .post('/organiser/enter')
      .set('Sec-Fetch-Site', 'same-origin')
      .type('form')
      .send({ key: this.world.apiKey });
    this.serviceCookie = [entered.headers['set-cookie'] ?? []].flat().join('; ').split(';')[0] ?? '';
    for (const place of PLACES) {
      const person = this.persons[place];
      const token = newToken();
      await this.source.query(
        `INSERT INTO device (id, hash, person_id, label, since, seen_at, signed_in_until)
         VALUES ($1, $2, $3, 'Firefox', $4, $4, $4::timestamptz + interval '900 days')`,
        [randomUUID(), hashOf(token), person, this.world.clock.now()],
      );
      this.cookies.set(place, `despatch-device=${token}`);
      const here = await this.key(person, this.clubs.here);
      this.clubKeys.set(place, { here, elsewhere: await this.key(person, this.clubs.elsewhere) });
      this.ownKeys.set(place, await this.key(person, null));
    }
  }

  private async key(person: string, club: string | null): Promise<string> {
    const token = newToken();
    await this.source.query(
      `INSERT INTO access_key (id, hash, club_id, person_id, made_by, name, scopes, made_at) VALUES ($1, $2, $3, $4, $5, 'k', $6, $7)`,
      [randomUUID(), hashOf(token), club, club ? null : person, person, club ? CLUB_SCOPES : ['play'], new Date(0)],
    );
    return KEY_PREFIX + token;
  }

  /** They all are `standing` now. */
  async become(standing: Standing): Promise<void> {
    const people = Object.values(this.persons);
    await this.source.query('DELETE FROM member WHERE person_id = ANY ($1)', [people]);
    if (standing === 'none') return;
    const [role, where = 'here'] = standing.split(' ');
    await this.source.query(
      'INSERT INTO member (club_id, person_id, role, since) SELECT $1, p, $2, $3 FROM unnest($4::uuid[]) p',
      [where === 'here' ? this.clubs.here : this.clubs.elsewhere, role, this.world.clock.now(), people],
    );
  }

  /** All ways in which all of them come. */
  all(standing: Standing): Asker[] {
    const bearer = (key: string | undefined) => ({ Authorization: `Bearer ${key ?? ''}` });
    const found = PLACES.flatMap((place): Asker[] => {
      const who = { place, standing };
      const key = this.clubKeys.get(place)?.[standing === 'organiser elsewhere' ? 'elsewhere' : 'here'];
      return [
        { ...who, by: 'cookie', headers: { Cookie: this.cookies.get(place) ?? '', 'Sec-Fetch-Site': 'same-origin' } },
        ...(BY_KEY.includes(place)
          ? [
              standing === 'none'
                ? { ...who, by: 'key of his own' as const, headers: bearer(this.ownKeys.get(place)) }
                : { ...who, by: 'key of the club' as const, headers: bearer(key) },
            ]
          : []),
      ];
    });
    if (standing !== 'none') return found;
    const nobody = { place: 'nobody here', standing } as const;
    return [
      { ...nobody, by: 'nothing', headers: { 'Sec-Fetch-Site': 'same-origin' } },
      { ...nobody, by: 'key of the service', headers: bearer(this.world.apiKey) },
      {
        ...{ ...nobody, by: 'cookie of the service' as const },
        headers: { Cookie: this.serviceCookie, 'Sec-Fetch-Site': 'same-origin' },
      },
      ...found,
    ];
  }
}
