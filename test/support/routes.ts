import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { ModulesContainer, Reflector } from '@nestjs/core';
import type { World } from './world';

/** Every route of the application: `GET /api/games`. */
export function routesOf(world: World, which: (handler: object) => boolean = () => true): string[] {
  const reflector = new Reflector();
  const controllers = [...world.app.get(ModulesContainer).values()].flatMap((m) => [...m.controllers.values()]);
  const all = controllers.flatMap(({ metatype }) => {
    if (typeof metatype !== 'function') return [];
    const prototype = metatype.prototype as Record<string, unknown>;
    const base = reflector.get<string>(PATH_METADATA, metatype);
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      if (name === 'constructor' || typeof handler !== 'function' || !which(handler)) return [];
      const method = reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler as () => void);
      if (method === undefined) return [];
      const path = reflector.get<string>(PATH_METADATA, handler as () => void);
      return [`${RequestMethod[method]} ${`/${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')}`];
    });
  });
  return [...new Set(all)].sort();
}
