import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A grave order that waits for its code from a second mail. */
@Entity('confirmation')
export class Confirmation {
  @PrimaryColumn('uuid', { name: 'game_id' }) gameId!: string;
  @PrimaryColumn('text') seat!: string;
  @PrimaryColumn('text') code!: string;
  @Column('text') action!: 'resign';
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
}
