import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What games are found by, no two by the same: asked before anything of a game is read. */
@Entity('game_name')
export class GameName {
  @PrimaryColumn('text') code!: string;
  @Column('int') number!: number;
  @Column('uuid', { name: 'game_id' }) gameId!: string;
}
