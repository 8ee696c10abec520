import { SetMetadata, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller, Reach } from './caller';
import type { Scope } from './scope';

/** Metadata key of what a route needs. */
export const NEEDED = 'despatch-needs';

/** What a caller must be allowed to do to use a route, or all routes of a controller. */
export const Needs = (scope: Scope): MethodDecorator & ClassDecorator => SetMetadata(NEEDED, scope);

/** A request that the guard has let through. */
export interface Allowed {
  caller: Caller;
  /** Where he may do what the route needs. */
  reach: Reach;
}

const ALLOWED = new WeakMap<Request, Allowed>();

/** The guard has let a request through. */
export const allow = (request: Request, allowed: Allowed): void => void ALLOWED.set(request, allowed);

/** Who makes a request that the guard has let through. @throws Error on a route without guard */
export function allowedOf(request: Request): Allowed {
  const allowed = ALLOWED.get(request);
  if (!allowed) throw new Error('this route is not guarded');
  return allowed;
}

/** Who makes the request, and where he may: `@By() { caller, reach }: Allowed`. @throws Error on a route without guard */
export const By = createParamDecorator((_: unknown, context: ExecutionContext): Allowed =>
  allowedOf(context.switchToHttp().getRequest<Request>()),
);
