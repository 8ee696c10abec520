import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiExcludeController, ApiTags } from '@nestjs/swagger';
import { AccessGuard } from './access.guard';
import { Needs } from './needs';
import type { Scope } from './scope';

/** Routes of the API for who may do that in the club; `tag`: where they stand in its description. */
export const GuardedApi = (tag: string, scope: Scope): ClassDecorator =>
  applyDecorators(ApiTags(tag), ApiBearerAuth(), UseGuards(AccessGuard), Needs(scope));

/** Pages for who may do that in the club. */
export const GuardedPages = (scope: Scope): ClassDecorator =>
  applyDecorators(ApiExcludeController(), UseGuards(AccessGuard), Needs(scope));
