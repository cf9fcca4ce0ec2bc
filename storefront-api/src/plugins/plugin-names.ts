import type { FastifyInstance } from 'fastify';

const displayName = Symbol.for('fastify.display-name');

/**
 * Names every plugin that is registered afterwards after its function. For a plugin without a name, Fastify searches all
 * loaded modules, several times: in tests, where jest loads them, that took half of the API's start.
 */
export function namePlugins(app: FastifyInstance): void {
  const register = app.register.bind(app) as (plugin: object, options?: unknown) => unknown;
  app.register = ((plugin: object, options?: unknown) => {
    if (typeof plugin === 'function' && plugin.name !== '' && !(displayName in plugin)) {
      Object.defineProperty(plugin, displayName, { value: plugin.name });
    }
    return register(plugin, options);
  }) as FastifyInstance['register'];
}
