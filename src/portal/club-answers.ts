import { ApiProperty } from '@nestjs/swagger';
import type { KeyLine } from '../access/access-keys.service';
import { SCOPES, type Scope } from '../access/scope';
import { ROLES, type Role } from '../clubs/role';

/** A club in the REST API. */
export class ClubAnswer {
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String, description: 'its name in addresses' }) handle!: string;
}

/** A member with all his roles. */
export class MemberAnswer {
  @ApiProperty({ type: String, format: 'uuid' }) personId!: string;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String, format: 'email' }) email!: string;
  @ApiProperty({ enum: ROLES, isArray: true }) roles!: Role[];
  @ApiProperty({ type: String, format: 'date-time' }) since!: Date;
}

/** A key without the key itself. */
export class KeyAnswer {
  @ApiProperty({ type: String, format: 'uuid' }) id!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) madeBy!: string | null;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ enum: SCOPES, isArray: true }) scopes!: Scope[];
  @ApiProperty({ type: String, format: 'date-time' }) madeAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) usedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) expiresAt!: Date | null;
}

/** A new key, shown this once. */
export class NewKeyAnswer {
  @ApiProperty({ type: String }) key!: string;
  @ApiProperty({ type: KeyAnswer }) line!: KeyLine;
}
