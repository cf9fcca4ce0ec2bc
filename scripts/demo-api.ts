import { demoShop, drawnOriginals } from 'demo-shop';
import { startServer } from 'storefront-api/start';

/** The API with the demo shop: imported into an empty database, with pictures that are drawn on request. */
await startServer({ initialShop: demoShop, originals: drawnOriginals });
