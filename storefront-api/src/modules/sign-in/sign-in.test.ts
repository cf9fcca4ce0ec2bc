import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/index.ts';
import { demoPassword } from 'demo-shop/data/members';
import {
  buildTestApi,
  call,
  callFailing,
  cookieOf,
  secureOrigin,
  send,
  signIn,
  type TestApi,
} from '../../testing/test-api.ts';
import { beginAttempt } from '../auth/attempts.ts';
import { offlineBreachedPasswords } from '../auth/breached-passwords.ts';
import { passwordHasher } from '../auth/passwords.ts';
import { hashToken } from '../auth/tokens.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ breachedPasswords: offlineBreachedPasswords });
});
afterAll(() => api.close());

const minute = 60_000;
const anna = { email: 'anna@example.com', password: demoPassword, store_id: 1 };

function newMember(email: string) {
  return {
    email,
    password: 'Deep-Snow-1',
    firstname: 'Kim',
    lastname: 'Lund',
    country_id: 'GB',
    language: 'en_GB',
    newsletter: false,
    store_id: 1,
  };
}

let lastAddress = 0;
/** Calls from a new address each time, so that attempts are not locked. */
function fromElsewhere() {
  lastAddress += 1;
  return { headers: { 'x-forwarded-for': `198.51.100.${lastAddress}` } };
}

async function who(cookie?: string, storeId = 1) {
  const { data, response } = await call(api.app, 'session-data', { store_id: storeId }, { cookie });
  return { session: data, response };
}

describe('login', () => {
  it('returns the member and the next page, and sets a cookie that scripts cannot read', async () => {
    const { data, response } = await call(api.app, 'login', { ...anna, referer: '/brand/varnhorn' });
    expect(data.session).toMatchObject({ name: 'Anna Berg', email: anna.email, auth_token: null });
    expect(data.redirect).toBe('/brand/varnhorn');
    const cookie = response.cookies.find((each) => each.name === 'sid');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 24 * 3600 });
    expect(cookie?.secure).toBeUndefined();
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'brand'])(
    'never redirects to %s',
    async (referer) => {
      expect((await call(api.app, 'login', { ...anna, referer })).data.redirect).toBe('/');
    },
  );

  it('sets a secure cookie over https, and a session cookie if the member is not remembered', async () => {
    const { response } = await call(
      api.app,
      'login',
      { ...anna, remember: false },
      { headers: secureOrigin },
    );
    const cookie = response.cookies.find((each) => each.name === '__Host-sid');
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/' });
    expect(cookie?.maxAge).toBeUndefined();
    expect(cookie?.domain).toBeUndefined();
  });

  it('reads the prefixed cookie over https only, and clears a plain one', async () => {
    const headers = secureOrigin;
    const { response } = await call(api.app, 'login', anna, { headers, cookie: 'sid=planted' });
    expect(response.cookies.map(({ name, value }) => [name, value === ''])).toEqual([
      ['sid', true],
      ['__Host-sid', false],
      ['__Host-known_device', false],
    ]);
    const session = cookieOf(response, '__Host-sid');
    const asked = (cookie: string) => call(api.app, 'session-data', { store_id: 1 }, { headers, cookie });
    expect((await asked(session)).data.name).toBe('Anna Berg');
    expect((await asked(session.replace('__Host-', ''))).data.name).toBeNull();
    expect((await who(session)).session.name).toBeNull();
  });

  it('does not distinguish a wrong password from an unknown address', async () => {
    const wrong = await callFailing(api.app, 'login', { ...anna, password: 'Wrong-Pass-1' });
    const unknown = await callFailing(api.app, 'login', { ...anna, email: 'nobody@example.com' });
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(wrong.body.error_code).toBe('invalid_credentials');
    await call(api.app, 'login', anna);
  });

  it('ignores the case of the address', async () => {
    const { data } = await call(api.app, 'login', { ...anna, email: ' Anna@Example.COM ' });
    expect(data.session.email).toBe(anna.email);
  });

  it('changes the session token and ends the previous session', async () => {
    const before = await signIn(api.app, anna.email);
    const { response } = await call(api.app, 'login', anna, { cookie: before });
    const after = cookieOf(response);
    expect(after).not.toBe(before);
    expect((await who(before)).session.id).toBeNull();
    expect((await who(after)).session.name).toBe('Anna Berg');
  });

  it('ends the session of another store, whose cookie it overwrites', async () => {
    const french = await signIn(api.app, anna.email, 13);
    await call(api.app, 'login', anna, { cookie: french });
    expect((await who(french, 13)).session.id).toBeNull();
  });

  it('stores no usable token', async () => {
    const cookie = await signIn(api.app, anna.email);
    const rows = await api.database.db.query.sessions.findMany();
    expect(JSON.stringify(rows)).not.toContain(cookie.slice('sid='.length));
  });
});

describe('the lock of sign-in', () => {
  it('closes an account for a network after five failures, also for the correct password, and opens again', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const ben = { email: 'ben@example.com', password: demoPassword, store_id: 1 };
    const wrong = { ...ben, password: 'Wrong-Pass-1' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      expect((await callFailing(api.app, 'login', wrong, from('203.0.113.9'))).status).toBe(401);
    }
    const locked = await callFailing(api.app, 'login', ben, from('203.0.113.9'));
    expect([locked.status, locked.body.error_code]).toEqual([429, 'too_many_attempts']);
    expect(Number(locked.response.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(locked.response.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await send(api.app, 'signup', newMember(ben.email), from('203.0.113.9'))).statusCode).toBe(429);

    expect((await send(api.app, 'login', ben, from('203.0.113.10'))).statusCode).toBe(200);

    api.clock.now = new Date(api.clock.now.getTime() + 15 * minute + 1000);
    expect((await send(api.app, 'login', ben, from('203.0.113.9'))).statusCode).toBe(200);
  });

  it('admits at most five of many concurrent attempts', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const guesses = await Promise.all(
      Array.from({ length: 9 }, (_each, index) =>
        send(api.app, 'login', { ...anna, password: `Guess-${index}` }, { headers }),
      ),
    );
    const statuses = guesses.map((response) => response.statusCode);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
  });
});

describe('signup', () => {
  it('counts attempts with weak passwords, so that only few of them are rated', async () => {
    const weak = { ...newMember('weak@example.com'), password: 'Aaaaaaa1' };
    const from = fromElsewhere();
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      codes.push((await callFailing(api.app, 'signup', weak, from)).body.code);
    }
    expect(codes).toEqual([...Array<string>(5).fill('weak_password'), 'too_many_attempts']);
  });

  it('creates an unconfirmed account and signs it in', async () => {
    const { data, response } = await call(api.app, 'signup', newMember('Kim@example.com'));
    expect(data.session).toMatchObject({
      name: 'Kim Lund',
      email: 'kim@example.com',
      is_confirmed: false,
      isSignupEvent: true,
    });
    const later = await who(cookieOf(response));
    expect(later.session).toMatchObject({ name: 'Kim Lund', isSignupEvent: false });
  });

  it('stores the gender and the referral code of the member who has invited', async () => {
    const form = { ...newMember('invited@example.com'), gender: 3, referral_code: ' anna ' };
    const { data } = await call(api.app, 'signup', form);
    expect(data.session.gender).toBe(3);
    const { db } = api.database;
    const rows = await db.select().from(customers).where(eq(customers.email, form.email));
    expect(rows).toMatchObject([{ gender: 3, referredBy: 'anna' }]);
    expect(rows[0]?.referralCode).not.toBe('anna');
  });

  it.each([
    ['gender', 4, 'invalid'],
    ['gender', '1', 'invalid'],
    ['referral_code', 'nobody', 'is'],
    ['referral_code', 'ANNA', 'is'],
    ['referral_code', 'anna-2', 'is'],
    ['referral_code', "anna' or '1'='1", 'alpha_dash'],
    ['referral_code', '', 'alpha_dash'],
  ])('rejects the %s %j', async (field, value, key) => {
    const form = { ...newMember('uninvited@example.com'), [field]: value };
    const { status, body } = await callFailing(api.app, 'signup', form);
    expect([status, body.fields]).toEqual([400, { [field]: key }]);
    const { db } = api.database;
    expect(await db.select().from(customers).where(eq(customers.email, form.email))).toEqual([]);
  });

  it('marks the session that it started as the first visit', async () => {
    const member = newMember('first@example.com');
    const { data, response } = await call(api.app, 'signup', member);
    expect(data.session.first_visit).toBe(true);
    expect((await who(cookieOf(response))).session.first_visit).toBe(true);
    api.clock.now = new Date(api.clock.now.getTime() + minute);
    const { email, password } = member;
    const again = await call(api.app, 'login', { email, password, store_id: 1 });
    expect(again.data.session).toMatchObject({ first_visit: false, isSignupEvent: false });
    expect((await who(cookieOf(again.response))).session.first_visit).toBe(false);
  });

  it('starts a session with a new token, and ends one that was planted in the browser', async () => {
    const planted = await signIn(api.app, anna.email);
    const { response } = await call(api.app, 'signup', newMember('planted@example.com'), { cookie: planted });
    const after = cookieOf(response);
    expect(after).not.toBe(planted);
    expect((await who(planted)).session.id).toBeNull();
    expect((await who(after)).session.email).toBe('planted@example.com');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never redirects to %s, also not after the confirmation',
    async (referer) => {
      const email = `referer-${hashToken(referer).slice(0, 8)}@example.com`;
      const joined = await call(api.app, 'signup', { ...newMember(email), referer });
      expect(joined.data.redirect).toBe('/');
      const pending = await call(api.app, 'signup', { ...newMember(email), referer, store_id: 26 });
      expect(pending.data.redirect).toBe('/customer/account/login?status=confirmation-sent');
    },
  );

  it.each([
    ['country_id', 'US'],
    ['language', 'pl_PL'],
  ])('rejects the unsupported %s %s', async (field, value) => {
    const { status, body } = await callFailing(api.app, 'signup', {
      ...newMember('nowhere@example.com'),
      [field]: value,
    });
    expect([status, body.fields]).toEqual([400, { [field]: 'is' }]);
  });

  it('rejects an address that has an account', async () => {
    const { status, body } = await callFailing(api.app, 'signup', newMember('ANNA@example.com'));
    expect([status, body.error_code, body.fields]).toEqual([409, 'email_taken', { email: 'email_taken' }]);
  });

  it('makes its network known after success only, so that failures from others do not lock it', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const member = newMember('settled@example.com');
    expect((await send(api.app, 'signup', member, from('203.0.113.60'))).statusCode).toBe(200);
    expect((await send(api.app, 'signup', member, from('203.0.113.61'))).statusCode).toBe(409);
    const begin = (address: string) =>
      beginAttempt(api.database.db, 'sign-in', member.email, {
        store: { websiteId: 1 },
        now: api.clock.now,
        address,
        limitFactor: 1,
      });
    for (let place = 0; place < 20; place += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each is counted before the next
      await begin(`2001:db8:60:${place}::1`);
    }
    await expect(begin('203.0.113.61')).rejects.toMatchObject({ code: 'too_many_attempts' });
    await expect(begin('203.0.113.60')).resolves.toBeDefined();
  });

  it('accepts one of two concurrent requests for the same address', async () => {
    const both = await Promise.all([
      send(api.app, 'signup', newMember('twin@example.com')),
      send(api.app, 'signup', newMember('twin@example.com')),
    ]);
    expect(both.map((response) => response.statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  it.each([
    ['short1A', 'min_password_length'],
    ['lowercase-1', 'has_upper_lower_case'],
    ['No-Digits-Here', 'has_digit'],
  ])('rejects the password %s', async (password, key) => {
    const { body } = await callFailing(api.app, 'signup', { ...newMember('weak@example.com'), password });
    expect(body.fields).toEqual({ password: key });
  });
});

describe('a common password', () => {
  const common = 'Password1';

  it('is rejected at signup', async () => {
    const { status, body } = await callFailing(api.app, 'signup', {
      ...newMember('common@example.com'),
      password: common,
    });
    expect([status, body.error_code, body.fields]).toEqual([
      422,
      'breached_password',
      { password: 'breached_password' },
    ]);
  });

  it('is rejected as a new password, also with a mailed link', async () => {
    const cookie = await signIn(api.app, anna.email);
    const change = { store_id: 1, current_password: demoPassword, password: common };
    const changed = await callFailing(api.app, 'customer-details-update', change, { cookie });
    expect([changed.status, changed.body.code]).toEqual([422, 'breached_password']);
    const link = { store_id: 1, id: 1, token: 'x', password: common, password_confirmation: common };
    const reset = await callFailing(api.app, 'reset-password', link);
    expect([reset.status, reset.body.code]).toEqual([422, 'breached_password']);
  });

  it('still signs in a member who has it already', async () => {
    await api.database.db
      .update(customers)
      .set({ passwordHash: await passwordHasher.hash(common) })
      .where(eq(customers.email, 'gustav@example.com'));
    const old = { email: 'gustav@example.com', password: common, store_id: 1 };
    expect((await send(api.app, 'login', old)).statusCode).toBe(200);
  });
});

describe('a known device', () => {
  const member = { email: 'device@example.com', password: 'Deep-Snow-1', store_id: 1 };
  const attack = { ...member, password: 'Wrong-Pass-1' };

  const from = (address: string, cookie?: string) => ({ cookie, headers: { 'x-forwarded-for': address } });
  const statusOf = async (fields: object, options: object) =>
    (await send(api.app, 'login', { ...fields }, options)).statusCode;

  async function lock(address: string, cookie?: string): Promise<void> {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      expect(await statusOf(attack, from(address, cookie))).toBe(401);
    }
    expect(await statusOf(member, from(address, cookie))).toBe(429);
  }

  let device: string;
  beforeAll(async () => {
    const { response } = await call(api.app, 'signup', newMember(member.email), from('203.0.113.60'));
    device = cookieOf(response, 'known_device');
  });

  it('signs the owner in while the account is locked in the same network', async () => {
    await lock('203.0.113.61');
    expect(await statusOf(member, from('203.0.113.61', device))).toBe(200);
    expect(await statusOf(member, from('203.0.113.61'))).toBe(429);
  });

  it('has a limit of its own, which another network does not reset', async () => {
    await lock('203.0.113.62', device);
    expect(await statusOf(member, from('203.0.113.63', device))).toBe(429);
    expect(await statusOf(member, from('203.0.113.63'))).toBe(200);
  });

  it('gives no attempt at another account, and no session', async () => {
    await call(api.app, 'signup', newMember('victim@example.com'), from('203.0.113.64'));
    const victim = { ...attack, email: 'victim@example.com' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      await statusOf(victim, from('203.0.113.65'));
    }
    expect(await statusOf(victim, from('203.0.113.65', device))).toBe(429);
    expect((await who(device)).session.id).toBeNull();
  });

  it('is unknown after a new password', async () => {
    const { response } = await call(
      api.app,
      'signup',
      newMember('renewed@example.com'),
      from('203.0.113.66'),
    );
    const before = cookieOf(response, 'known_device');
    const changed = await call(
      api.app,
      'customer-details-update',
      { store_id: 1, password: 'Other-Snow-2', current_password: member.password },
      from('203.0.113.66', cookieOf(response)),
    );
    const after = cookieOf(changed.response, 'known_device');
    const renewed = { ...member, email: 'renewed@example.com', password: 'Other-Snow-2' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      await statusOf({ ...renewed, password: 'Wrong-Pass-1' }, from('203.0.113.67'));
    }
    expect(await statusOf(renewed, from('203.0.113.67', before))).toBe(429);
    expect(await statusOf(renewed, from('203.0.113.67', after))).toBe(200);
  });
});

describe('the lock of an account', () => {
  it.each([
    ['case', (email: string) => email.toUpperCase(), 429],
    ['spaces', (email: string) => `  ${email}\t`, 429],
    ['a Kelvin sign for k', (email: string) => email.replace('k', '\u{212a}'), 400],
    ['a long s', (email: string) => email.replace('s', '\u{017f}'), 400],
    ['full-width letters', (email: string) => email.replace('e', '\u{ff45}'), 400],
    ['a zero-width space', (email: string) => email.replace('@', '\u{200b}@'), 400],
    ['a combining accent', (email: string) => email.replace('e', 'e\u{0301}'), 400],
  ])('is not evaded by %s in the address', async (_what, disguise, expected) => {
    const options = fromElsewhere();
    const guess = (email: string) =>
      send(api.app, 'login', { email, password: 'Wrong-Pass-1', store_id: 1 }, options);
    const email = 'kirsten.evasion@example.com';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      expect((await guess(email)).statusCode).toBe(401);
    }
    expect((await guess(disguise(email))).statusCode).toBe(expected);
  });
});
