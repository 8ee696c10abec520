import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from './role';

/** Somebody in a club, once for each of his roles there. */
@Entity('member')
export class Member {
  @PrimaryColumn('uuid', { name: 'club_id' }) clubId!: string;
  @PrimaryColumn('uuid', { name: 'person_id' }) personId!: string;
  @PrimaryColumn('text') role!: Role;
  @Column('timestamptz') since!: Date;
}
