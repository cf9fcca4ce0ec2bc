import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { demoShop, drawnOriginals } from 'demo-shop';
import { buildApp } from '../../app.ts';
import { openPglite } from '../../db/pglite.ts';
import { openPostgres } from '../../db/postgres.ts';
import { createLogger } from '../../plugins/request-log.ts';
import { prepareDatabase } from '../../initial-shop/prepare-database.ts';
import { allEndpoints } from './fuzz.ts';
import { sendFuzz } from './send-fuzz.ts';
import { signIn } from '../test-api.ts';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '1000000' } } });
const requests = Number(values.requests);
const requestsPerRound = 200;
const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `pnpm soak` sends a million generated requests, endpoint by endpoint, and checks every answer against the contract.
 * It runs on PostgreSQL if DATABASE_URL names an empty database, and on an embedded one in memory otherwise.
 */
const url = process.env['DATABASE_URL'];
const database = url === undefined ? await openPglite() : openPostgres({ url });
await prepareDatabase(database, { report: print, initialShop: demoShop });
const app = await buildApp({
  database,
  logger: createLogger('silent'),
  mailLinkSecret: randomBytes(32),
  originals: drawnOriginals,
});
await app.ready();
const clock = { now: new Date() };
const api = { app, database, clock, close: () => app.close() };
const member = { cookie: await signIn(app, 'anna@example.com') };

const began = Date.now();
let sent = 0;
while (sent < requests) {
  for (const entry of allEndpoints) {
    const runs = Math.min(requestsPerRound, requests - sent);
    if (runs <= 0) break;
    // oxlint-disable-next-line no-await-in-loop -- all requests use one session
    await sendFuzz(api, member, entry, runs, Math.floor(Math.random() * 2 ** 31));
    sent += runs;
  }
  const seconds = (Date.now() - began) / 1000;
  print(
    `${sent} requests, ${Math.round(sent / seconds)} a second, ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
  );
}
print(`${sent} requests answered as the contract says`);
await app.close();
await database.close();
