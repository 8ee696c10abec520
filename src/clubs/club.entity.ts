import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('club')
export class Club {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  /** Its name in addresses: `hex-and-counter`. */
  @Column('text') handle!: string;
}
