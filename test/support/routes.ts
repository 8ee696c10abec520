import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { ModulesContainer, Reflector } from '@nestjs/core';
import type { World } from './world';

interface Registered {
  route: string;
  /** Words of the query that it reads; null among them: the query as a whole. */
  query: (string | null)[];
}

/** Every route of the application, and what each reads of a query. */
export function registeredRoutes(world: World, which: (handler: object) => boolean = () => true): Registered[] {
  const reflector = new Reflector();
  const controllers = [...world.app.get(ModulesContainer).values()].flatMap((m) => [...m.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    if (typeof metatype !== 'function') return [];
    const prototype = metatype.prototype as Record<string, unknown>;
    const base = reflector.get<string>(PATH_METADATA, metatype);
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      if (name === 'constructor' || typeof handler !== 'function' || !which(handler)) return [];
      const method = reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler as () => void);
      if (method === undefined) return [];
      const path = reflector.get<string>(PATH_METADATA, handler as () => void);
      const route = `${RequestMethod[method]} ${`/${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')}`;
      return [{ route, query: queryOf(metatype, name) }];
    });
  });
}

function queryOf(controller: object, handler: string): (string | null)[] {
  const read = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) as
    | Record<string, { data?: string }>
    | undefined;
  return Object.entries(read ?? {}).flatMap(([kind, { data }]) =>
    kind.startsWith(`${RouteParamtypes.QUERY}:`) ? [data ?? null] : [],
  );
}

/** Every route of the application: `GET /api/games`. */
export const routesOf = (world: World, which?: (handler: object) => boolean): string[] =>
  [...new Set(registeredRoutes(world, which).map(({ route }) => route))].sort();
