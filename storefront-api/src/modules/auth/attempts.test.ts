import { openTestDatabase } from '../../testing/test-database.ts';
import type { DatabaseClient } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import {
  beginAttempt,
  deleteOldAttempts,
  endAttempt,
  rememberNetwork,
  type AttemptContext,
  type AttemptPurpose,
} from './attempts.ts';

let database: DatabaseClient;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const start = new Date('2026-11-22T08:00:00Z');
const minuteMs = 60_000;

/** Each test uses another network. */
let networks = 0;
beforeEach(() => {
  networks += 1;
});
const network = (place: number) => `2001:db8:${networks}:${place}::1`;

function from(address: string, minutes = 0): AttemptContext {
  const now = new Date(start.getTime() + minutes * minuteMs);
  return { store: { websiteId: 1 }, now, address, limitFactor: 1 };
}

const begin = (account: string, context: AttemptContext, purpose: AttemptPurpose = 'sign-in') =>
  beginAttempt(database.db, purpose, account, context);

/** Returns how many of `count` attempts are admitted, and the seconds that the last one has to wait. */
async function tryMany(count: number, attempt: (index: number) => Promise<unknown>) {
  let accepted = 0;
  let retryAfterSeconds = 0;
  for (let index = 0; index < count; index += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      await attempt(index);
      accepted += 1;
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'too_many_attempts') throw error;
      retryAfterSeconds = error.details.retryAfterSeconds ?? 0;
    }
  }
  return { accepted, retryAfterSeconds };
}

describe('beginAttempt', () => {
  it('limits the number of accounts that are tried from one network', async () => {
    const guesses = await tryMany(60, (index) => begin(`one-${index}@example.com`, from('198.51.100.1')));
    expect(guesses).toEqual({ accepted: 50, retryAfterSeconds: 15 * 60 });
  });

  it('counts the addresses of one IPv6 /64 as one network', async () => {
    const prefix = network(1).replace('::1', '');
    const guesses = await tryMany(8, (index) => begin('v6@example.com', from(`${prefix}::${index}`)));
    expect(guesses.accepted).toBe(5);
    await expect(begin('v6@example.com', from(network(2)))).resolves.toBeDefined();
  });

  it('counts the networks of one IPv6 site together, with a limit that is 16 times as high', async () => {
    const fromSite = (index: number): AttemptContext => ({ ...from(network(index)), limitFactor: 0.1 });
    const guesses = await tryMany(90, (index) => begin(`site-${index}@example.com`, fromSite(index)));
    expect(guesses.accepted).toBe(5 * 16);
  });

  it('limits an account over all networks, for at most 15 minutes', async () => {
    const guesses = await tryMany(40, (index) => begin('wide@example.com', from(network(index), 1)));
    expect(guesses).toEqual({ accepted: 20, retryAfterSeconds: 15 * 60 });
    await expect(begin('wide@example.com', from(network(99), 17))).resolves.toBeDefined();
  });

  it('admits an owner from a known network while the account is locked from others', async () => {
    const home = from('203.0.113.40');
    await rememberNetwork(database.db, 'owner@example.com', home);
    await tryMany(30, (index) => begin('owner@example.com', from(network(index))));
    await expect(begin('owner@example.com', from(network(98)))).rejects.toThrow(ShopError);
    await expect(begin('owner@example.com', home)).resolves.toBeDefined();
    const onOtherWebsite = (address: string) => ({ ...from(address), store: { websiteId: 2 } });
    await tryMany(30, (index) => begin('owner@example.com', onOtherWebsite(network(index))));
    await expect(begin('owner@example.com', onOtherWebsite(home.address))).rejects.toThrow(ShopError);
  });

  it('counts accounts with the same e-mail address on two websites separately', async () => {
    const onWebsite = (websiteId: number, place: number) => ({
      ...from(network(place)),
      store: { websiteId },
    });
    await tryMany(40, (index) => begin('twice@example.com', onWebsite(1, index)));
    await expect(begin('twice@example.com', onWebsite(1, 99))).rejects.toThrow(ShopError);
    const others = await tryMany(40, (index) => begin('twice@example.com', onWebsite(2, index)));
    expect(others.accepted).toBe(20);
  });

  it('limits the mails that one network requests, and those to one account', async () => {
    const ask = (account: string, address: string) => begin(account, from(address), 'forgot-password');
    const ofPlace = await tryMany(40, (index) => ask(`mail-${index}@example.com`, '198.51.100.2'));
    expect(ofPlace.accepted).toBe(30);
    const toAccount = await tryMany(20, (index) => ask('flooded@example.com', network(index)));
    expect(toAccount.accepted).toBe(10);
  });

  it('multiplies its limits by the factor, except that of one account from one network', async () => {
    const context = { ...from('198.51.100.3'), limitFactor: 2 };
    const many = await tryMany(120, (index) => begin(`office-${index}@example.com`, context));
    expect(many.accepted).toBe(100);
    const elsewhere = { ...from('198.51.100.4'), limitFactor: 2 };
    const one = await tryMany(8, () => begin('office@example.com', elsewhere));
    expect(one.accepted).toBe(5);
  });
});

describe('endAttempt', () => {
  it('removes a success, and keeps the failures of other accounts from the same network', async () => {
    const context = from('198.51.100.5');
    await tryMany(49, (index) => begin(`victim-${index}@example.com`, context));
    const own = await tryMany(10, async () => {
      await endAttempt(database.db, await begin('attacker@example.com', context), context);
    });
    expect(own.accepted).toBe(10);
    const further = await tryMany(3, (index) => begin(`next-${index}@example.com`, context));
    expect(further.accepted).toBe(1);
  });

  it('keeps the failures of an account with the same e-mail address on another website', async () => {
    const victim = from(network(1));
    const own = { ...victim, store: { websiteId: 2 } };
    const guesses = await tryMany(20, async (index) => {
      await begin('both@example.com', victim);
      if (index % 4 === 3) await endAttempt(database.db, await begin('both@example.com', own), own);
    });
    expect(guesses.accepted).toBe(5);
  });
});

describe('deleteOldAttempts', () => {
  it('deletes all rows that no limit counts', async () => {
    await begin('old@example.com', from(network(1)));
    const later = from(network(1), 365 * 24 * 60);
    await deleteOldAttempts(database.db, later.now);
    expect(await database.db.query.signInAttempts.findMany()).toEqual([]);
    expect(await database.db.query.knownNetworks.findMany()).toEqual([]);
  });
});
