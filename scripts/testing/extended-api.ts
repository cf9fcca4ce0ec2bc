import { demoShop } from 'demo-shop';
import { endpoints } from 'shared-contracts/api';
import { defineEndpoint, type Endpoint } from 'shared-contracts/api/endpoint';
import { storeIdField } from 'shared-contracts/api/fields';
import { startServer } from 'storefront-api/start';
import * as z from 'zod/mini';
import { plainOriginals } from './plain-originals.ts';

/**
 * The API of the tests with one more endpoint, whose name is in EXTRA_ENDPOINT. Elsewhere it would be one more entry and one
 * more module (docs/api.md); here nothing else may know it.
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

await startServer({
  initialShop: demoShop,
  originals: plainOriginals,
  modules: [
    async (app) => {
      const known = name as keyof typeof endpoints;
      app.contractRoute(known, (_input, { store }) => ({ text: `Notes of store ${store.id}` }) as never);
    },
  ],
});
