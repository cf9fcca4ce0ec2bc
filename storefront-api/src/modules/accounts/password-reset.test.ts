import { desc, eq } from 'drizzle-orm';
import { mailedTokens, outbox } from '../../db/schema/index.ts';
import { demoPassword } from 'demo-shop/data/members';
import { buildTestApi, call, callFailing, send, signIn, type TestApi } from '../../testing/test-api.ts';
import { durationStepMs } from './rounded-duration.ts';

/** A timer may fire up to a millisecond before its time. */
const timerToleranceMs = 2;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const minute = 60_000;
const newPassword = 'Deep-Snow-1';

let lastAddress = 0;
/** Calls from a new address each time, so that attempts are not locked. */
function fromElsewhere() {
  lastAddress += 1;
  return {
    headers: { 'x-forwarded-for': `198.51.${100 + Math.floor(lastAddress / 250)}.${lastAddress % 250}` },
  };
}

async function mailedLink(recipient: string) {
  const [mail] = await api.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id))
    .limit(1);
  const path = String(mail?.payload['path']);
  const query = new URL(path, 'http://localhost').searchParams;
  return { mail, path, id: Number(query.get('id')), token: String(query.get('token')) };
}

async function requestLink(login: string, storeId = 1) {
  await call(api.app, 'forgot-password', { login, store_id: storeId }, fromElsewhere());
  return mailedLink(login);
}

const reset = (link: { id: number; token: string }, storeId = 1) =>
  send(
    api.app,
    'reset-password',
    {
      id: link.id,
      token: link.token,
      password: newPassword,
      password_confirmation: newPassword,
      store_id: storeId,
    },
    fromElsewhere(),
  );

const logsIn = async (email: string, password: string) =>
  (await send(api.app, 'login', { email, password, store_id: 1 }, fromElsewhere())).statusCode === 200;

describe('forgot-password', () => {
  it('mails a link in the language of the member', async () => {
    const { mail, path, id } = await requestLink('clara@example.com');
    expect(mail).toMatchObject({ kind: 'reset-password', storeId: 1, locale: 'de_DE', sentAt: null });
    expect(path).toMatch(/^\/customer\/account\/resetpassword\/\?id=\d+&token=[\w-]{43}$/);
    expect(id).toBeGreaterThan(0);
  });

  it('stores no usable token', async () => {
    const { token } = await requestLink('clara@example.com');
    const rows = await api.database.db.select().from(mailedTokens);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('has the same answer whether or not the account exists, after at least one step of time', async () => {
    const ask = async (login: string) => {
      const start = performance.now();
      const { data } = await call(api.app, 'forgot-password', { login, store_id: 1 }, fromElsewhere());
      return { data, durationMs: performance.now() - start };
    };
    const known = await ask('clara@example.com');
    const unknown = await ask('nobody@example.com');
    expect(unknown.data).toEqual(known.data);
    expect(unknown.durationMs).toBeGreaterThan(durationStepMs - timerToleranceMs);
    expect(known.durationMs).toBeGreaterThan(durationStepMs - timerToleranceMs);
    const { mail } = await mailedLink('nobody@example.com');
    expect(mail).toBeUndefined();
  });

  it('is limited to five requests in 15 minutes, whether or not the account exists', async () => {
    const statuses = async (login: string) => {
      const answers = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
        answers.push(await send(api.app, 'forgot-password', { login, store_id: 1 }));
      }
      return answers.map((response) => response.statusCode);
    };
    const [known, unknown] = await Promise.all([
      statuses('elena@example.com'),
      statuses('nobody@example.com'),
    ]);
    expect(known).toEqual([200, 200, 200, 200, 200, 429]);
    expect(unknown).toEqual(known);
    expect(await logsIn('elena@example.com', demoPassword)).toBe(true);
  });

  it.each([[undefined], [''], ['nobody'], [{ email: 'anna@example.com' }], [['anna@example.com']]])(
    'rejects %j',
    async (login) => {
      expect((await send(api.app, 'forgot-password', { login, store_id: 1 })).statusCode).toBe(400);
    },
  );
});

describe('reset-link', () => {
  const ask = async (link: { id: number; token: string }, storeId = 1) => {
    const fields = { id: String(link.id), token: link.token, store_id: String(storeId) };
    return (await call(api.app, 'reset-link', fields, fromElsewhere())).data;
  };

  it('returns the address of a valid link, any number of times, and uses nothing up', async () => {
    const link = await requestLink('hugo@example.com');
    expect([await ask(link), await ask(link)]).toEqual([
      { email: 'hugo@example.com' },
      { email: 'hugo@example.com' },
    ]);
    expect((await reset(link)).statusCode).toBe(200);
    expect(await ask(link)).toEqual({ email: null });
  });

  it('returns null for a link that is forged, expired, of another account, or of another website', async () => {
    const link = await requestLink('hugo@example.com');
    const forged = [
      { ...link, token: 'A'.repeat(43) },
      { ...link, id: link.id + 1 },
      { ...link, id: 999_999_999 },
    ];
    for (const each of forged) {
      // oxlint-disable-next-line no-await-in-loop -- the embedded database has one connection
      expect(await ask(each)).toEqual({ email: null });
    }
    expect(await ask(link, 20)).toEqual({ email: null });
    api.clock.now = new Date(api.clock.now.getTime() + 60 * minute);
    expect(await ask(link)).toEqual({ email: null });
  });
});

describe('reset-password', () => {
  it('sets the password, ends every session of the member, and queues a mail', async () => {
    const cookies = [
      await signIn(api.app, 'anna@example.com'),
      await signIn(api.app, 'anna@example.com', 13),
    ];
    expect((await reset(await requestLink('anna@example.com'))).statusCode).toBe(200);
    const sessions = await Promise.all([
      call(api.app, 'session-data', { store_id: 1 }, { cookie: cookies[0] }),
      call(api.app, 'session-data', { store_id: 13 }, { cookie: cookies[1] }),
    ]);
    expect(sessions.map(({ data }) => data.id)).toEqual([null, null]);
    expect((await mailedLink('anna@example.com')).mail).toMatchObject({ kind: 'password-changed' });
    expect([
      await logsIn('anna@example.com', demoPassword),
      await logsIn('anna@example.com', newPassword),
    ]).toEqual([false, true]);
  });

  it('accepts a link once', async () => {
    const link = await requestLink('ben@example.com');
    expect((await reset(link)).statusCode).toBe(200);
    const again = await reset(link);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([422, 'invalid_token']);
  });

  it('accepts one of fifty concurrent requests with the same link', async () => {
    const link = await requestLink('ben@example.com');
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(link)));
    const statuses = answers.map((response) => response.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(49);
  });

  it('rejects a link after a newer one was mailed', async () => {
    const older = await requestLink('ben@example.com');
    const newer = await requestLink('ben@example.com');
    expect((await reset(older)).statusCode).toBe(422);
    expect((await reset(newer)).statusCode).toBe(200);
  });

  it('accepts a link for an hour', async () => {
    const link = await requestLink('gustav@example.com');
    api.clock.now = new Date(api.clock.now.getTime() + 60 * minute);
    expect((await reset(link)).statusCode).toBe(422);
    const other = await requestLink('gustav@example.com');
    api.clock.now = new Date(api.clock.now.getTime() + 59 * minute);
    expect((await reset(other)).statusCode).toBe(200);
  });

  it('rejects a link of another account, of another website or of another kind', async () => {
    const link = await requestLink('hugo@example.com');
    expect((await reset({ ...link, id: link.id + 1 })).statusCode).toBe(422);
    expect((await reset(link, 20)).statusCode).toBe(422);
    const { id, token } = link;
    const confirmed = await send(api.app, 'confirm-account', { id, token, store_id: 1 }, fromElsewhere());
    expect(confirmed.statusCode).toBe(422);
    expect((await reset(link)).statusCode).toBe(200);
  });

  it('rejects a link after the address of the account has changed', async () => {
    const link = await requestLink('ida@example.com');
    const cookie = await signIn(api.app, 'ida@example.com');
    const change = { store_id: 1, email: 'ida.gruber@example.com', current_password: demoPassword };
    await call(api.app, 'customer-details-update', change, { cookie });
    const { id, token } = await mailedLink('ida.gruber@example.com');
    await call(api.app, 'confirm-account', { id, token, store_id: 1 }, fromElsewhere());
    expect((await reset(link)).statusCode).toBe(422);
  });

  it.each(['forged', 'A'.repeat(43), `' or 1=1 --`, '<script>'])('rejects the token %j', async (token) => {
    expect((await reset({ id: 1, token })).statusCode).toBe(422);
  });

  it.each([0, -1, 1.5, 2 ** 31, '1', null, [1]])('rejects the account %j', async (id) => {
    expect((await reset({ id: id as number, token: 'x' })).statusCode).toBe(400);
  });

  it('requires two equal passwords', async () => {
    const form = {
      id: 1,
      token: 'x',
      password: newPassword,
      password_confirmation: 'Deep-Snow-2',
      store_id: 1,
    };
    const { body } = await callFailing(api.app, 'reset-password', form);
    expect(body.fields).toEqual({ password_confirmation: 'confirmed' });
  });

  it('counts attempts with weak passwords, so that only few of them are rated', async () => {
    const weak = { password: 'Aaaaaaa1', password_confirmation: 'Aaaaaaa1' };
    const from = fromElsewhere();
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const form = { id: 1, token: 'forged', ...weak, store_id: 1 };
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      codes.push((await callFailing(api.app, 'reset-password', form, from)).body.code);
    }
    expect(codes).toEqual([...Array<string>(5).fill('weak_password'), 'too_many_attempts']);
  });

  it('is locked after five wrong tokens', async () => {
    const form = {
      id: 4,
      token: 'x',
      password: newPassword,
      password_confirmation: newPassword,
      store_id: 1,
    };
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      answers.push(await send(api.app, 'reset-password', form));
    }
    expect(answers.map((response) => response.statusCode)).toEqual([422, 422, 422, 422, 422, 429]);
  });
});
