import { demoShop } from 'demo-shop';
import { startServer } from 'storefront-api/start';
import { plainOriginals } from './plain-originals.ts';

/** The API with the demo shop, for tests of the whole shop. */
await startServer({ initialShop: demoShop, originals: plainOriginals });
