import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of a rule index, as it can be searched. Made anew from `docs/rules` when the service starts. */
@Entity('rule_paragraph')
export class RuleParagraph {
  @PrimaryColumn('text') system!: string;
  @PrimaryColumn('text') number!: string;
  /** Its place in the order of the rules. */
  @Column('int') place!: number;
  @Column('text') says!: string;
  /** Proof and our reading. */
  @Column('text') proof!: string;
}
