import Fastify, { type FastifyInstance } from 'fastify';
import { namePlugins } from './plugin-names.ts';

const displayName = Symbol.for('fastify.display-name');

describe('namePlugins', () => {
  it('gives plugins and those within them the names of their functions, and leaves them apart', async () => {
    const app = Fastify();
    namePlugins(app);
    async function innerRoutes() {}
    async function exampleRoutes(scope: FastifyInstance) {
      scope.decorate('example', true);
      await scope.register(innerRoutes);
    }
    await app.register(exampleRoutes);
    await app.ready();
    expect([exampleRoutes, innerRoutes].map((plugin) => Reflect.get(plugin, displayName))).toEqual([
      'exampleRoutes',
      'innerRoutes',
    ]);
    expect(app.hasDecorator('example')).toBe(false);
    await app.close();
  });

  it('keeps the name that a plugin gives itself', async () => {
    const app = Fastify();
    namePlugins(app);
    const plugin = Object.assign(async () => {}, { [displayName]: 'own-name' });
    await app.register(plugin);
    await app.ready();
    expect(Reflect.get(plugin, displayName)).toBe('own-name');
    await app.close();
  });
});
