import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Person } from '../people/person.entity';
import { moderatesSql } from '../table/moderates';
import { Member } from './member.entity';
import type { Role } from './role';

/** A member with all his roles, as the club's page lists him. */
export interface MemberLine {
  personId: string;
  name: string;
  email: string;
  roles: Role[];
  since: Date;
}

const LINES = `SELECT m.person_id AS "personId", p.name, p.email, min(m.since) AS since,
    array_agg(m.role ORDER BY array_position(ARRAY['player', 'deputy', 'moderator', 'organiser'], m.role)) AS roles
  FROM member m JOIN person p ON p.id = m.person_id
  WHERE m.club_id = $1 AND ($2 = '' OR p.name ILIKE $3 OR p.email ILIKE $3)
  GROUP BY m.person_id, p.name, p.email ORDER BY lower(p.name), m.person_id LIMIT $4 OFFSET $5`;

/** Who is what in which club. */
@Injectable()
export class MemberRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** What somebody is, in all his clubs. */
  of(personId: string): Promise<Member[]> {
    return this.source.manager.findBy(Member, { personId });
  }

  /** What somebody is in one club. */
  async rolesIn(manager: EntityManager, clubId: string, personId: string): Promise<Role[]> {
    const rows = await manager.findBy(Member, { clubId, personId });
    return rows.map((m) => m.role);
  }

  /** Whether somebody moderates in a club, by any role that may. */
  async moderates(clubId: string, personId: string, manager: EntityManager = this.source.manager): Promise<boolean> {
    const [row] = await manager.query<{ may: boolean }[]>(`SELECT ${moderatesSql('$1::uuid', '$2::uuid')} AS may`, [
      clubId,
      personId,
    ]);
    return row?.may === true;
  }

  /** People of a club who are `role`, by who has been so longest. */
  async who(manager: EntityManager, clubId: string, role: Role): Promise<string[]> {
    const rows = await manager.find(Member, { where: { clubId, role }, order: { since: 'ASC' } });
    return rows.map((m) => m.personId);
  }

  /** The organiser of a club who has been so longest; null: it has none. */
  async longestOrganiser(clubId: string): Promise<string | null> {
    const [first] = await this.who(this.source.manager, clubId, 'organiser');
    return first ?? null;
  }

  /** People of a club who are told of open seats. */
  async challenged(manager: EntityManager, clubId: string): Promise<Person[]> {
    return manager
      .createQueryBuilder(Person, 'p')
      .where("p.id IN (SELECT person_id FROM member WHERE club_id = :clubId AND role = 'player')", { clubId })
      .andWhere("p.wishes->>'challenges' IS DISTINCT FROM 'off'")
      .orderBy('p.id')
      .getMany();
  }

  /** A page of the members whose name or address has `search` in it. */
  lines(clubId: string, { search = '', limit = 100, from = 0 } = {}): Promise<MemberLine[]> {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    return this.source.query<MemberLine[]>(LINES, [clubId, search, like, limit, from]);
  }

  /** Clubs that somebody organises alone: without him nobody could let another in. */
  async organisedAlone(personId: string, manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ name: string }[]>(
      `SELECT c.name FROM member m JOIN club c ON c.id = m.club_id WHERE m.person_id = $1 AND m.role = 'organiser'
         AND NOT EXISTS (SELECT FROM member o WHERE o.club_id = m.club_id AND o.role = 'organiser' AND o.person_id <> $1)
       ORDER BY c.name`,
      [personId],
    );
    return rows.map(({ name }) => name);
  }

  /** True: he was none before. */
  async add(manager: EntityManager, clubId: string, personId: string, role: Role, since: Date): Promise<boolean> {
    const made = await manager.query<unknown[]>(
      'INSERT INTO member (club_id, person_id, role, since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING role',
      [clubId, personId, role, since],
    );
    return made.length > 0;
  }

  /** True: he was one. */
  async remove(manager: EntityManager, clubId: string, personId: string, role: Role): Promise<boolean> {
    const { affected } = await manager.delete(Member, { clubId, personId, role });
    return (affected ?? 0) > 0;
  }
}
