import { demoShop } from 'demo-shop';
import { readConfig } from 'storefront-api/config';
import { openDatabase } from 'storefront-api/database';
import { prepareDatabase } from 'storefront-api/prepare-database';
import { toLines } from 'storefront-ports/import-format';
import { thirdPartyRecords } from './third-party-config.ts';

/** The demo shop with two stores whose services the stand-in plays, in the database of the environment. */
const port = Number(process.argv[2]);
const database = await openDatabase(readConfig(process.env), () => undefined);
try {
  await prepareDatabase(database, {
    report: (line) => console.log(line),
    initialShop: {
      ...demoShop,
      *lines(now) {
        yield* demoShop.lines(now);
        yield* toLines(thirdPartyRecords(port) as Parameters<typeof toLines>[0]);
      },
    },
  });
} finally {
  await database.close();
}
