import { jest } from '@jest/globals';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { demoPassword } from 'demo-shop/data/members';
import { Client } from 'pg';
import { openPglite } from './db/pglite.ts';

import { exitCode, freePort, startServer, untilReady, type ServerProcess } from './testing/server-process.ts';
import { databaseUrl, snapshotPlace } from './testing/snapshot.ts';

/**
 * Kills the process while it writes, and checks that everything it has acknowledged exists after a restart. Runs on the
 * embedded database, or on the server of TEST_DATABASE_URL.
 */
const server = process.env['TEST_DATABASE_URL'];
const databaseName = `shop_durability_${process.pid}`;
const shoppers = 6;
const rounds = 2;

// The test starts a server three times, possibly on a busy machine.
jest.setTimeout(300_000);

let folder: string;
let port: number;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-durability-'));
  port = await freePort();
  environment = {
    PORT: String(port),
    LOG_LEVEL: 'info',
    RATE_LIMIT_FACTOR: '1000', // all calls come from one address
    ...(server === undefined ? await demoShopInFolder() : await demoShopOnServer(server)),
  };
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  if (server !== undefined) await onServer(server, `drop database ${databaseName} with (force)`);
});

async function demoShopInFolder(): Promise<Record<string, string>> {
  const dataDir = join(folder, 'data');
  const database = await openPglite({ dataDir, snapshot: await openAsBlob(snapshotPlace()) });
  await database.close();
  return { DATA_DIR: dataDir };
}

async function demoShopOnServer(url: string): Promise<Record<string, string>> {
  await onServer(url, `create database ${databaseName} template ${snapshotPlace()}`);
  return { DATABASE_URL: databaseUrl(url, databaseName) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const address = () => `http://127.0.0.1:${port}`;

async function post(name: string, body: object, cookie?: string): Promise<Response> {
  return fetch(`${address()}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address(), ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
}

async function get<Answer>(path: string, cookie: string): Promise<Answer> {
  const response = await fetch(`${address()}/api/${path}`, { headers: { cookie } });
  return (await response.json()) as Answer;
}

const sessionOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Finds a product with a single variant, in a store where guests can buy. */
async function simpleProduct(): Promise<number> {
  const listing = await get<{ items: { productId: number; productType: string; inStock: boolean }[] }>(
    'cat-products-es?store_id=19&in_stock=1&s=wax',
    '',
  );
  const simple = listing.items.find((item) => item.productType === 'simple' && item.inStock);
  if (simple === undefined) throw new Error('The demo shop sells no simple product');
  return simple.productId;
}

/** Adds to new baskets until the server has been killed. Records the acknowledged additions. */
async function shop(productID: number, known: Map<string, number>): Promise<void> {
  for (;;) {
    let cookie: string | undefined;
    for (let quantity = 1; quantity <= 3; quantity += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- a shopper does one thing after the other
        const response = await post('basket-add', { store_id: 19, productID, quantity: 1 }, cookie);
        if (response.status !== 200) break;
        // oxlint-disable-next-line no-await-in-loop -- see above
        const { basket } = (await response.json()) as { basket: { basketCount: number } };
        cookie ??= sessionOf(response);
        known.set(cookie, basket.basketCount);
      } catch {
        return; // killed
      }
    }
  }
}

const home = {
  firstname: 'Anna',
  lastname: 'Berg',
  city: 'Leeds',
  postcode: 'LS1 4AB',
  country_id: 'GB',
  telephone: '+441132430000',
};

/** Adds addresses until the server has been killed or the address book is full. */
async function move(cookie: string, written: Set<string>): Promise<void> {
  for (let number = 1; ; number += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one address after the other
      const response = await post(
        'address-create',
        { store_id: 1, address: { ...home, street1: `Hut ${number}` } },
        cookie,
      );
      if (response.status !== 200) return;
      written.add(`Hut ${number}`);
    } catch {
      return; // killed
    }
  }
}

/** Kills the server after enough writes, at an arbitrary moment. */
async function killAfter({ child }: ServerProcess, isEnough: () => boolean): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- looked at again and again, without taking the processor from the server
  while (!isEnough()) await setTimeout(5);
  child.kill('SIGKILL');
  await exitCode(child);
}

describe('the server', () => {
  it('loses no acknowledged basket and no acknowledged address when it is killed while writing', async () => {
    let running = startServer(environment);
    await untilReady(running);
    const productId = await simpleProduct();
    const baskets = new Map<string, number>();
    const addresses = new Set<string>();
    const login = await post('login', { email: 'anna@example.com', password: demoPassword, store_id: 1 });
    const member = sessionOf(login);

    for (let round = 1; round <= rounds; round += 1) {
      const goal = baskets.size + 12;
      const work = [
        ...Array.from({ length: shoppers }, () => shop(productId, baskets)),
        ...(round === 1 ? [move(member, addresses)] : []),
      ];
      /* oxlint-disable no-await-in-loop -- kill, start again, look, kill again */
      await killAfter(running, () => baskets.size >= goal);
      await Promise.all(work);
      running = startServer(environment);
      await untilReady(running);
      for (const [cookie, count] of baskets) {
        const { basketCount } = await get<{ basketCount: number }>(
          'basket-data?store_id=19&variant=mini',
          cookie,
        );
        expect(basketCount).toBeGreaterThanOrEqual(count);
      }
      const book = await get<{ addresses: { street1: string }[] }>('address-list?store_id=1', member);
      expect(book.addresses.map(({ street1 }) => street1)).toEqual(expect.arrayContaining([...addresses]));
      /* oxlint-enable no-await-in-loop */
    }
    expect(baskets.size).toBeGreaterThanOrEqual(rounds * 12);
    expect(addresses.size).toBeGreaterThan(0);
    running.child.kill('SIGTERM');
    expect(await exitCode(running.child)).toBe(0);
  });
});
