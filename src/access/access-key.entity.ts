import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Scope } from './scope';

/** A key for programs: for what its scopes say, in one club, or as one player. */
@Entity('access_key')
export class AccessKey {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') hash!: string;
  /** Null: it is a player's, or for all of the service. */
  @Column('uuid', { name: 'club_id', nullable: true }) clubId!: string | null;
  /** Whose own games it opens; null: nobody's. */
  @Column('uuid', { name: 'person_id', nullable: true }) personId!: string | null;
  /** Whose a key of a club is: it may what he may, and dies with his role. Null: an old one, of nobody known; it only reads. */
  @Column('uuid', { name: 'made_by', nullable: true }) madeBy!: string | null;
  @Column('text') name!: string;
  @Column('text', { array: true }) scopes!: Scope[];
  @Column('timestamptz', { name: 'made_at' }) madeAt!: Date;
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt!: Date | null;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt!: Date | null;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt!: Date | null;
}
