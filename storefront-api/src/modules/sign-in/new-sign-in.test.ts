import { demoPassword } from 'demo-shop/data/members';
import { and, eq } from 'drizzle-orm';
import { outbox } from '../../db/schema/index.ts';
import { buildTestApi, call, cookieOf, send, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const [home, office] = ['198.51.100.7', '203.0.113.7'];
const dayMs = 24 * 60 * 60 * 1000;

const signInFrom = async (email: string, address: string, cookie?: string) => {
  const fields = { email, password: demoPassword, store_id: 1 };
  const headers = { 'x-forwarded-for': address };
  return (await call(api.app, 'login', fields, { cookie, headers })).response;
};

const noticesOf = (email: string) =>
  api.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.kind, 'new-sign-in')))
    .orderBy(outbox.id);

describe('a sign-in', () => {
  it('is reported once for every network of a member, with its address', async () => {
    const email = 'clara@example.com';
    for (const address of [home, home, office, home, office]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await signInFrom(email, address);
    }
    expect(await noticesOf(email)).toMatchObject([
      { locale: 'de_DE', payload: { firstname: 'Clara', network: home } },
      { locale: 'de_DE', payload: { firstname: 'Clara', network: office } },
    ]);
  });

  it('is reported again from a network that was not used for 180 days', async () => {
    const email = 'elena@example.com';
    const start = api.clock.now;
    await signInFrom(email, home);
    api.clock.now = new Date(start.getTime() + 181 * dayMs);
    await signInFrom(email, home);
    api.clock.now = start;
    expect(await noticesOf(email)).toHaveLength(2);
  });

  it('is not reported from another network in a browser that has a session of the member', async () => {
    const email = 'gustav@example.com';
    const cookie = cookieOf(await signInFrom(email, home));
    await signInFrom(email, office, cookie);
    expect(await noticesOf(email)).toHaveLength(1);
  });

  it('is not reported from another network on a known device of the member', async () => {
    const email = 'freja@example.com';
    const device = cookieOf(await signInFrom(email, home), 'known_device');
    await signInFrom(email, office, device);
    expect(await noticesOf(email)).toMatchObject([{ payload: { network: home } }]);
  });

  it('is not reported where the member has joined', async () => {
    const email = 'joined@example.com';
    const headers = { 'x-forwarded-for': home };
    const form = {
      email,
      password: demoPassword,
      firstname: 'Kim',
      lastname: 'Lund',
      country_id: 'SE',
      language: 'sv_SE',
      newsletter: false,
      store_id: 1,
    };
    await call(api.app, 'signup', form, { headers });
    await signInFrom(email, home);
    expect(await noticesOf(email)).toEqual([]);
  });

  it('is not reported with a wrong password', async () => {
    const email = 'hugo@example.com';
    await send(api.app, 'login', { email, password: 'Wrong-Pass-1', store_id: 1 });
    expect(await noticesOf(email)).toEqual([]);
  });
});
