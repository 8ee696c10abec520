import type { Leave } from './leave';
import type { Wishes } from './wishes';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody who plays, moderates or organises. */
@Entity('person')
export class Person {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  /** In lower case; unique. */
  @Column('text') email!: string;
  /** IANA name of his time zone. */
  @Column('text') zone!: string;
  @Column('text') paper!: 'A4' | 'Letter';
  /** When he is, or was, away. */
  @Column('jsonb', { default: [] }) leave!: Leave[];
  @Column('jsonb', { default: {} }) wishes!: Wishes;
}
