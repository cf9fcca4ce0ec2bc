import { and, eq } from 'drizzle-orm';
import { demoPassword } from 'demo-shop';
import { outbox } from '../../db/schema/index.ts';
import { buildTestApi, call, send, signIn, type TestApi } from '../../testing/test-api.ts';
import { durationStepMs } from './rounded-duration.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

/** A timer may fire up to a millisecond before its time. */
const timerToleranceMs = 2;

const hourMs = 60 * 60_000;

const mailsTo = (recipient: string, kind: string) =>
  api.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.kind, kind)))
    .orderBy(outbox.id);

const who = async (cookie: string) => (await call(api.app, 'session-data', { store_id: 1 }, { cookie })).data;
const pendingOf = async (cookie: string) =>
  (await call(api.app, 'user-sync', { store_id: 1 }, { cookie })).data.pendingEmail;

/** Requests another address. Returns the links of the mails to the present and the new one. */
async function requestChange(cookie: string, present: string, email: string) {
  const fields = { store_id: 1, email, current_password: demoPassword };
  await call(api.app, 'customer-details-update', fields, { cookie });
  return {
    cancel: await linkOf(present, 'email-change-requested'),
    confirm: await linkOf(email, 'confirm-new-address'),
  };
}

async function linkOf(recipient: string, kind: string) {
  const mail = (await mailsTo(recipient, kind)).at(-1);
  const { pathname, searchParams } = new URL(String(mail?.payload['path']), 'http://localhost');
  const fields = {
    id: Number(searchParams.get('id')),
    token: String(searchParams.get('token')),
    store_id: 1,
  };
  return { pathname, fields };
}

const cancel = async (fields: object, cookie?: string) =>
  (await send(api.app, 'email-change-cancel-by-link', { ...fields }, { cookie })).statusCode;
const confirm = async (fields: object) => (await send(api.app, 'confirm-account', { ...fields })).statusCode;

describe('a request for another address', () => {
  it('is mailed to the present address at once, with a link that cancels it', async () => {
    const email = 'clara@example.com';
    const cookie = await signIn(api.app, email);
    const links = await requestChange(cookie, email, 'clara.new@example.com');
    expect(await mailsTo(email, 'email-change-requested')).toMatchObject([
      { locale: 'de_DE', storeId: 1, payload: { firstname: 'Clara', email: 'clara.new@example.com' } },
    ]);
    expect(links.cancel.pathname).toBe('/customer/account/cancelemailchange/');
    expect(links.cancel.fields.token).not.toBe(links.confirm.fields.token);
    const rows = JSON.stringify(await api.database.db.query.mailedTokens.findMany());
    expect(rows).not.toContain(links.cancel.fields.token);
  });

  it('is mailed again for another address, and the link of the first mail is void', async () => {
    const email = 'ida@example.com';
    const cookie = await signIn(api.app, email);
    const first = await requestChange(cookie, email, 'ida.one@example.com');
    const second = await requestChange(cookie, email, 'ida.two@example.com');
    expect(await cancel(first.cancel.fields)).toBe(422);
    expect(await confirm(first.confirm.fields)).toBe(422);
    expect(await cancel(second.cancel.fields)).toBe(200);
    expect(await confirm(second.confirm.fields)).toBe(422);
  });
});

describe('a request for another address, with or without an account,', () => {
  it.each(['free@example.com', 'anna@example.com'])('takes at least one step: %s', async (email) => {
    const cookie = await signIn(api.app, 'ben@example.com');
    const fields = { store_id: 1, email, current_password: demoPassword };
    const start = performance.now();
    await call(api.app, 'customer-details-update', fields, { cookie });
    expect(performance.now() - start).toBeGreaterThan(durationStepMs - timerToleranceMs);
  });
});

describe('email-change-cancel-by-link', () => {
  it('keeps the address, ends all other sessions, and works once', async () => {
    const email = 'liam@example.com';
    const attacker = await signIn(api.app, email);
    const owner = await signIn(api.app, email);
    const { cancel: link, confirm: other } = await requestChange(attacker, email, 'liam.evil@example.com');
    expect(await cancel(link.fields, owner)).toBe(200);
    expect(await who(owner)).toMatchObject({ email });
    expect(await pendingOf(owner)).toBeNull();
    expect((await who(attacker)).id).toBeNull();
    expect([await confirm(other.fields), await cancel(link.fields)]).toEqual([422, 422]);
  });

  it('needs no session', async () => {
    const email = 'jack@example.com';
    const cookie = await signIn(api.app, email);
    const { cancel: link } = await requestChange(cookie, email, 'jack.new@example.com');
    expect(await cancel(link.fields)).toBe(200);
    expect((await who(cookie)).id).toBeNull();
  });

  it('accepts one of fifty concurrent requests, and either it or the confirmation', async () => {
    const email = 'kirsty@example.com';
    const cookie = await signIn(api.app, email);
    const links = await requestChange(cookie, email, 'kirsty.raced@example.com');
    const from = (index: number) => ({ headers: { 'x-forwarded-for': `192.0.2.${index + 1}` } });
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, (_, index) =>
        send(api.app, 'email-change-cancel-by-link', links.cancel.fields, from(index)),
      ),
      send(api.app, 'confirm-account', links.confirm.fields, from(99)),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(50);
  });

  it('accepts no GET', async () => {
    const email = 'elena@example.com';
    const cookie = await signIn(api.app, email);
    const { cancel: link } = await requestChange(cookie, email, 'elena.new@example.com');
    const query = Object.fromEntries(
      Object.entries(link.fields).map(([name, value]) => [name, String(value)]),
    );
    const opened = await api.app.inject({ url: '/api/email-change-cancel-by-link', query });
    expect(opened.statusCode).toBe(404);
    expect(await pendingOf(cookie)).toBe('elena.new@example.com');
  });

  it('accepts a link of its purpose, for its account, on its website, within a day', async () => {
    const email = 'gustav@example.com';
    const cookie = await signIn(api.app, email);
    const links = await requestChange(cookie, email, 'gustav.new@example.com');
    const { fields } = links.cancel;
    expect(await cancel(links.confirm.fields)).toBe(422);
    expect(await confirm(fields)).toBe(422);
    expect(await cancel({ ...fields, id: fields.id + 1 })).toBe(422);
    expect(await cancel({ ...fields, store_id: 20 })).toBe(422);
    api.clock.now = new Date(api.clock.now.getTime() + 24 * hourMs);
    expect(await cancel(fields)).toBe(422);
  });

  it.each([
    ['a confirmation', 'david@example.com', (links: Links) => confirm(links.confirm.fields)],
    [
      'a cancellation on the security page',
      'hugo@example.com',
      async (_links: Links, cookie: string) =>
        (await send(api.app, 'email-change-cancel', { store_id: 1 }, { cookie })).statusCode,
    ],
    [
      'a new password',
      'freja@example.com',
      async (_links: Links, cookie: string) => {
        const change = { store_id: 1, password: 'Deep-Snow-1', current_password: demoPassword };
        return (await send(api.app, 'customer-details-update', change, { cookie })).statusCode;
      },
    ],
  ])('rejects its link after %s', async (_what, email, end) => {
    const cookie = await signIn(api.app, email);
    const links = await requestChange(cookie, email, `new.${email}`);
    expect(await end(links, cookie)).toBe(200);
    expect(await cancel(links.cancel.fields)).toBe(422);
  });

  it('is limited to five wrong tokens of an account', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      statuses.push(await cancel({ id: 3, token: `guess-${attempt}`, store_id: 1 }));
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

type Links = Awaited<ReturnType<typeof requestChange>>;
