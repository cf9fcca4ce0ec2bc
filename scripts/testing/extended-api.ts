import { demoShop } from 'demo-shop';
import { endpoints } from 'shared-contracts/api';
import { defineEndpoint, type Endpoint } from 'shared-contracts/api/endpoint';
import { storeIdField } from 'shared-contracts/api/fields';
import { pageRoute, type PageRoute } from 'shared-contracts/api/shop';
import { startServer } from 'storefront-api/start';
import * as z from 'zod/mini';
import { plainOriginals } from './plain-originals.ts';

/**
 * The API of the tests with one more endpoint and one more page type, whose name is in EXTRA_ENDPOINT. Elsewhere they would be
 * an entry, a module and a row of `page-route` (docs/api.md); here nothing else may know them.
 */
const name = process.env['EXTRA_ENDPOINT'] ?? '';

const extra = defineEndpoint({
  name,
  method: 'GET',
  path: `/api/${name}`,
  summary: 'A text for the remote of this name',
  access: 'frame',
  request: z.strictObject({ store_id: storeIdField }),
  response: z.object({ text: z.string() }),
  errors: [],
});

Object.assign(endpoints satisfies Record<string, Endpoint>, { [name]: extra });

type Module = NonNullable<NonNullable<Parameters<typeof startServer>[0]>['modules']>[number];

/** Ids of the entities of its page type, by path. Its page fails for the second one. */
const entities: Record<string, number> = { [`/typed/${name}`]: 7, [`/typed/${name}-8`]: 8 };

const extension: Module = async (app) => {
  const known = name as keyof typeof endpoints;
  app.contractRoute(known, (_input, { store }) => ({ text: `Notes of store ${store.id}` }) as never);
  app.addHook('preSerialization', async ({ url }, _reply, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://api');
    const entity = pathname === pageRoute.path && entities[searchParams.get('path') ?? ''];
    return entity ? { ...(answer as PageRoute), type: name, entity_id: entity } : answer;
  });
};
// Not encapsulated by Fastify: its hook also gets the answers of page-route.
Object.assign(extension, { [Symbol.for('skip-override')]: true });

await startServer({ initialShop: demoShop, originals: plainOriginals, modules: [extension] });
