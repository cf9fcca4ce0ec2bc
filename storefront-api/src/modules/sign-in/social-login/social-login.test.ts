import { Writable } from 'node:stream';
import { and, eq, isNull } from 'drizzle-orm';
import { demoPassword } from 'demo-shop/data/members';
import type { LightMyRequestResponse } from 'fastify';
import { paths } from 'shared-contracts/routes';
import { customers, outbox, sessions, socialIdentities, storeOverrides } from '../../../db/schema/index.ts';
import { createLogger } from '../../../plugins/request-log.ts';
import {
  clientSecret,
  socialLoginApp,
  startSocialProvider,
  type SocialProvider,
} from '../../../testing/social-provider.ts';
import {
  buildTestApi,
  call,
  callFailing,
  cookieOf,
  secureOrigin,
  send,
  type TestApi,
} from '../../../testing/test-api.ts';
import type { SocialLoginApp } from './apps.ts';

let provider: SocialProvider;
let api: TestApi;
let logged = '';
beforeAll(async () => {
  provider = await startSocialProvider();
  const app: SocialLoginApp = {
    ...socialLoginApp(provider),
    clientSecret,
    scope: 'public_profile,email',
    issuer: provider.url,
  };
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  api = await buildTestApi({
    logger: createLogger('info', output),
    socialLoginApps: new Map([1, 7, 13].map((id) => [id, app])),
  });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});
beforeEach(() => {
  logged = '';
  provider.answers = { token: 'normal', profile: 'normal' };
  provider.redirectUris = undefined;
});

const london = 'localhost';

/** Starts at the shop. Returns the URL of the provider's page and the browser's cookie. */
async function start(referer?: string, storeId = 1) {
  const { data, response } = await call(api.app, 'social-login-start', { store_id: storeId, referer });
  return { url: data.redirect, cookie: cookieOf(response, 'social_login') };
}

/** Opens the shop's page that a provider redirects to. */
function open(url: string, cookie?: string, host = london) {
  const { pathname, search } = new URL(url);
  return api.app.inject({
    url: pathname + search,
    headers: { host, 'sec-fetch-site': 'cross-site', ...(cookie === undefined ? {} : { cookie }) },
  });
}

/** Goes through the provider's page as a person who agrees. */
async function login(person: SocialProvider['person'], referer?: string) {
  provider.person = person;
  const started = await start(referer);
  const callback = await provider.agree(started.url);
  return { callback, ...started, response: await open(callback, started.cookie) };
}

const target = ({ statusCode, headers }: LightMyRequestResponse) => [statusCode, headers.location];
const failed = (code: string) => [303, `/customer/account/login?form_error=${code}`];
const customerOf = async (email: string) =>
  (await api.database.db.select().from(customers).where(eq(customers.email, email)))[0];
const who = async (cookie: string) => (await call(api.app, 'session-data', { store_id: 1 }, { cookie })).data;
const pendingOf = async (cookie: string, storeId = 1) =>
  (await call(api.app, 'social-login', { store_id: storeId }, { cookie })).data.pending;

const connectionMails = (email: string) =>
  api.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.kind, 'social-login-connected')));

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
    connect_social_login: true,
  };
}

/** Connects a person at the provider with a new account. */
async function join(id: string, email: string) {
  const { response } = await login({ id, email });
  const cookie = cookieOf(response, 'social_login');
  return call(api.app, 'signup', newMember(email), { cookie });
}

describe('social-login-start', () => {
  it('leads to the provider with state, PKCE and the scope of the specification', async () => {
    const { url, cookie } = await start('/brand/varnhorn');
    const { origin, searchParams } = new URL(url);
    expect(origin).toBe(provider.url);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'shop-at-the-provider',
      redirect_uri: 'http://localhost/api/social-login-callback',
      scope: 'public_profile,email',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    });
    expect(url).not.toContain(clientSecret);
    expect(cookie).not.toContain(searchParams.get('code_challenge'));
  });

  it('names the page of the store as the return address, whatever host the caller sends', async () => {
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    const { data } = await call(api.app, 'social-login-start', { store_id: 1 }, { headers });
    const { searchParams } = new URL(data.redirect);
    expect(searchParams.get('redirect_uri')).toBe('http://localhost/api/social-login-callback');
  });

  it('sets a cookie for a quarter of an hour that scripts cannot read', async () => {
    const { response } = await call(api.app, 'social-login-start', { store_id: 1 });
    const cookie = response.cookies.find(({ name }) => name === 'social_login');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 900 });
    const secured = await send(api.app, 'social-login-start', { store_id: 1 }, { headers: secureOrigin });
    expect(secured.cookies).toEqual([expect.objectContaining({ name: '__Host-social_login', secure: true })]);
  });

  it('answers a form of a browser without JavaScript', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/social-login-start',
      headers: {
        host: london,
        origin: 'http://localhost',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'back=%2Fcustomer%2Faccount%2Flogin&referer=%2Fchf',
    });
    expect(response.json<{ redirect: string }>().redirect).toContain(`${provider.url}/authorize?`);
  });

  it('does not exist in a store without an app', async () => {
    expect((await callFailing(api.app, 'social-login-start', { store_id: 19 })).body.code).toBe('not_found');
  });

  it('rejects other sites', async () => {
    const options = { headers: { origin: 'https://evil.example' } };
    const { body } = await callFailing(api.app, 'social-login-start', { store_id: 1 }, options);
    expect(body.code).toBe('forbidden_origin');
  });
});

describe('social-login-callback', () => {
  it('leads an unknown person to the page that connects an account, without a session', async () => {
    const { response } = await login({ id: 'p1', email: 'New.Person@example.com', first_name: 'Noa' });
    expect(target(response)).toEqual([303, paths.socialLogin]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.cookies.map(({ name }) => name)).toEqual(['social_login']);
    expect(await pendingOf(cookieOf(response, 'social_login'))).toEqual({
      email: 'new.person@example.com',
      firstname: 'Noa',
      lastname: null,
      referer: null,
    });
  });

  it('never signs in by an address, whether the provider calls it verified or not', async () => {
    const people = [{ id: 'p2' }, { id: 'p3', email_verified: true }, { id: 'p4', verified_email: 'true' }];
    for (const person of people) {
      // oxlint-disable-next-line no-await-in-loop -- one person at a time is signed in at the provider
      const { response } = await login({ ...person, email: 'anna@example.com' });
      expect(target(response)).toEqual([303, paths.socialLogin]);
      expect(response.cookies.map(({ name }) => name)).not.toContain('sid');
      // oxlint-disable-next-line no-await-in-loop
      expect(await pendingOf(cookieOf(response, 'social_login'))).toEqual({
        email: 'anna@example.com',
        firstname: null,
        lastname: null,
        referer: null,
      });
    }
  });

  it('signs in a connected member with a new session and goes to the path from before', async () => {
    await join('p5', 'p5@example.com');
    const planted = await call(api.app, 'login', {
      email: 'anna@example.com',
      password: demoPassword,
      store_id: 1,
    });
    const old = cookieOf(planted.response);
    provider.person = { id: 'p5' };
    const { url, cookie } = await start('/search?s=ski');
    const response = await open(await provider.agree(url), `${cookie}; ${old}`);
    expect(target(response)).toEqual([303, '/search?s=ski']);
    const session = cookieOf(response);
    expect(session).not.toBe(old);
    expect((await who(session)).email).toBe('p5@example.com');
    expect((await who(old)).id).toBeNull();
  });

  it('recognises a member after a change of the address at the provider', async () => {
    await join('p6', 'p6@example.com');
    const { response } = await login({ id: 'p6', email: 'anna@example.com' });
    expect((await who(cookieOf(response))).email).toBe('p6@example.com');
    expect((await customerOf('p6@example.com'))?.email).toBe('p6@example.com');
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads to the home page instead of %s',
    async (referer) => {
      await join(`home ${referer.length}`.replace(' ', '-'), `home${referer.length}@example.com`);
      const { response } = await login({ id: `home-${referer.length}` }, referer);
      expect(target(response)).toEqual([303, '/']);
    },
  );

  it('leads back to the sign-in page, with the path to return to, if the person cancels', async () => {
    const { url, cookie } = await start('/checkout/cart/');
    const state = new URL(url).searchParams.get('state');
    const query = `error=access_denied&error_description=%3Cb%3Eno&state=${state}`;
    const response = await open(`http://localhost/api/social-login-callback?${query}`, cookie);
    expect(target(response)).toEqual([303, `${paths.login('/checkout/cart/')}?form_error=sign_in_cancelled`]);
  });

  it.each([
    ['token', 'closed'],
    ['token', 'garbage'],
    ['token', 'endless'],
    ['profile', 'closed'],
    ['profile', 'garbage'],
    ['profile', 'endless'],
  ] as const)('says that the provider fails if the answer of the %s is %s', async (endpoint, answer) => {
    provider.answers[endpoint] = answer;
    const { response } = await login({ id: 'p7' });
    expect(target(response)).toEqual(failed('provider_unavailable'));
    expect(logged).toContain(`"fault":"${answer === 'closed' ? 'unreachable' : 'malformed'}"`);
  });

  it.each(['token', 'profile'] as const)(
    'says so too if it answers the %s with an error',
    async (endpoint) => {
      provider.answers[endpoint] = 'error';
      const { response } = await login({ id: 'p7' });
      expect(target(response)).toEqual(failed('provider_unavailable'));
    },
  );

  it('says so too if the provider does not answer in time', async () => {
    provider.answers.token = 'silent';
    const { response } = await login({ id: 'p7' });
    expect(target(response)).toEqual(failed('provider_unavailable'));
    expect(logged).toContain('"fault":"timeout"');
  }, 20_000);

  it.each([{}, { id: '' }, { id: 'x'.repeat(201) }, { id: { $ne: 1 } as unknown as string }, []])(
    'says so too if the profile is %j, which names no person',
    async (person) => {
      const { response } = await login(person as SocialProvider['person']);
      expect(target(response)).toEqual(failed('provider_unavailable'));
    },
  );

  it('leaves out an address and names that no form would accept', async () => {
    const person = { id: 'p8', email: 'no address', first_name: 'x'.repeat(400), last_name: { a: 1 } };
    const { response } = await login(person);
    expect(await pendingOf(cookieOf(response, 'social_login'))).toMatchObject({
      email: null,
      firstname: null,
      lastname: null,
    });
  });

  it('rejects a state of another browser, and keeps the login of this one', async () => {
    const [mine, other] = [await start(), await start()];
    provider.person = { id: 'p9' };
    const answer = await provider.agree(other.url);
    const response = await open(answer, mine.cookie);
    expect(target(response)).toEqual(failed('sign_in_expired'));
    expect(response.cookies).toEqual([]);
    expect(target(await open(await provider.agree(mine.url), mine.cookie))).toEqual([303, paths.socialLogin]);
  });

  it('rejects an answer without a cookie, with a changed one and with an expired one', async () => {
    const { url, cookie } = await start();
    const answer = await provider.agree(url);
    expect(target(await open(answer))).toEqual(failed('sign_in_expired'));
    const changed = cookie.replace(/=./, (text) => (text === '=e' ? '=f' : '=e'));
    expect(target(await open(answer, changed))).toEqual(failed('sign_in_expired'));
    api.clock.now = new Date(Date.now() + 16 * 60_000);
    expect(target(await open(answer, cookie))).toEqual(failed('sign_in_expired'));
    api.clock.now = new Date();
  });

  it('rejects an answer and a cookie that were used before', async () => {
    const { callback, cookie } = await login({ id: 'p10' });
    expect(target(await open(callback, cookie))).toEqual(failed('sign_in_expired'));
  });

  it('rejects a code that the provider does not know', async () => {
    const { url, cookie } = await start();
    const state = new URL(url).searchParams.get('state');
    const forged = `http://localhost/api/social-login-callback?code=guessed&state=${state}`;
    expect(target(await open(forged, cookie))).toEqual(failed('sign_in_expired'));
  });

  it('rejects the code of another login, which PKCE binds to its browser', async () => {
    const [mine, other] = [await start(), await start()];
    const stolen = new URL(await provider.agree(other.url));
    stolen.searchParams.set('state', new URL(mine.url).searchParams.get('state') ?? '');
    expect(target(await open(stolen.href, mine.cookie))).toEqual(failed('sign_in_expired'));
  });

  it('rejects the cookie of another store', async () => {
    const { url, cookie } = await start(undefined, 13);
    const response = await open(await provider.agree(url), cookie, 'localhost');
    expect(target(response)).toEqual(failed('sign_in_expired'));
  });

  it('rejects an answer of another issuer', async () => {
    const { url, cookie } = await start();
    const answer = `${await provider.agree(url)}&iss=https%3A%2F%2Fevil.example`;
    expect(target(await open(answer, cookie))).toEqual(failed('sign_in_expired'));
  });

  it('is not reached with a redirect_uri that the provider does not know', async () => {
    provider.redirectUris = ['https://shop.example/api/social-login-callback'];
    const { url } = await start();
    await expect(provider.agree(url)).rejects.toThrow('The provider answers 400');
  });

  it.each(['', '?code=a&code=b', '?state=%00', `?state=${'x'.repeat(3000)}`, '?store_id=19'])(
    'redirects a browser that opens it with %j to the sign-in page',
    async (query) => {
      const response = await open(`http://localhost/api/social-login-callback${query}`);
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toMatch(/^\/customer\/account\/login\?form_error=[a-z_]+$/);
    },
  );

  it('asks an unconfirmed member of a store that requires it to confirm the address', async () => {
    await join('p11', 'p11@example.com');
    const override = { storeId: 1, key: 'confirmedEmailRequired', value: true };
    await api.database.db.insert(storeOverrides).values(override);
    try {
      const { response } = await login({ id: 'p11' });
      expect(target(response)).toEqual(failed('not_confirmed'));
      const mails = await api.database.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.recipient, 'p11@example.com'), eq(outbox.kind, 'confirm-address')));
      expect(mails).toHaveLength(2);
    } finally {
      await api.database.db.delete(storeOverrides).where(eq(storeOverrides.key, 'confirmedEmailRequired'));
    }
  });

  it('mails a member about a login in a new network, and none on a known device', async () => {
    const email = 'p13@example.com';
    await join('p13', email);
    const loginFrom = async (address: string, device: string[] = []) => {
      provider.person = { id: 'p13' };
      const { url, cookie } = await start();
      const { pathname, search } = new URL(await provider.agree(url));
      const headers = { host: london, 'x-forwarded-for': address, cookie: [cookie, ...device].join('; ') };
      return api.app.inject({ url: pathname + search, headers });
    };
    const response = await loginFrom('203.0.113.9');
    await loginFrom('198.51.100.9', [cookieOf(response, 'known_device')]);
    const notices = await api.database.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, email), eq(outbox.kind, 'new-sign-in')));
    expect(notices).toMatchObject([{ payload: { network: '203.0.113.9' } }]);
  });

  it('writes no code, state, token, secret, address or cookie to the log', async () => {
    provider.answers.profile = 'garbage';
    const { url, callback, cookie } = await login({ id: 'p12', email: 'secret.person@example.com' });
    const { searchParams } = new URL(callback);
    const secrets = [
      searchParams.get('code'),
      searchParams.get('state'),
      new URL(url).searchParams.get('code_challenge'),
      cookie.slice(13, 60),
      clientSecret,
      'secret.person',
    ];
    expect(logged).toContain('social login failed');
    expect(secrets.filter((secret) => logged.includes(secret ?? '-'))).toEqual([]);
  });
});

describe('login and signup with connect_social_login', () => {
  it('login connects the account after its password, and only then', async () => {
    const { response } = await login({ id: 'c1', email: 'ben@example.com' }, '/search?s=ski');
    const cookie = cookieOf(response, 'social_login');
    const form = { email: 'ben@example.com', store_id: 1, connect_social_login: true };
    const wrong = await callFailing(api.app, 'login', { ...form, password: 'Wrong-Pass-1' }, { cookie });
    expect(wrong.body.code).toBe('invalid_credentials');
    expect(target((await login({ id: 'c1' })).response)).toEqual([303, paths.socialLogin]);

    const connected = await call(api.app, 'login', { ...form, password: demoPassword }, { cookie });
    expect(connected.data.session.email).toBe('ben@example.com');
    expect(connected.response.cookies).toContainEqual(
      expect.objectContaining({ name: 'social_login', value: '' }),
    );
    const again = await login({ id: 'c1' });
    expect((await who(cookieOf(again.response))).email).toBe('ben@example.com');
  });

  it('login and signup send the member a mail, in the language of the account, once for a connection', async () => {
    const { response } = await login({ id: 'c1m', email: 'clara@example.com' });
    const cookie = cookieOf(response, 'social_login');
    const form = { email: 'clara@example.com', password: demoPassword, store_id: 1 };
    await call(api.app, 'login', form, { cookie });
    expect(await connectionMails('clara@example.com')).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await call(api.app, 'login', { ...form, connect_social_login: true }, { cookie });
    }
    expect(await connectionMails('clara@example.com')).toMatchObject([
      { locale: 'de_DE', payload: { firstname: 'Clara', provider: 'Alpenbuch' } },
    ]);

    await join('c1n', 'c1n@example.com');
    expect(await connectionMails('c1n@example.com')).toMatchObject([
      { locale: 'en_GB', payload: { firstname: 'Kim', provider: 'Alpenbuch' } },
    ]);
  });

  it('login connects nothing unless the form says so', async () => {
    const { response } = await login({ id: 'c2', email: 'anna@example.com' });
    const cookie = cookieOf(response, 'social_login');
    await call(
      api.app,
      'login',
      { email: 'anna@example.com', password: demoPassword, store_id: 1 },
      { cookie },
    );
    expect(target((await login({ id: 'c2' })).response)).toEqual([303, paths.socialLogin]);
  });

  it('signup creates an account by the rules of the store, whose address is not confirmed', async () => {
    const { data } = await join('c3', 'c3@example.com');
    expect(data.session).toMatchObject({ email: 'c3@example.com', is_confirmed: false, first_visit: true });
    const weak = await login({ id: 'c4', email: 'c4@example.com' });
    const cookie = cookieOf(weak.response, 'social_login');
    const form = { ...newMember('c4@example.com'), password: 'short' };
    expect((await callFailing(api.app, 'signup', form, { cookie })).body.code).toBe('invalid_request');
  });

  it('signup accepts another address than the provider’s, and needs one if the provider names none', async () => {
    const { response } = await login({ id: 'c5' });
    const cookie = cookieOf(response, 'social_login');
    expect((await pendingOf(cookie))?.email).toBeNull();
    await call(api.app, 'signup', newMember('c5@example.com'), { cookie });
    expect((await who(cookieOf((await login({ id: 'c5' })).response))).email).toBe('c5@example.com');
  });

  it.each(['login', 'signup'] as const)(
    '%s fails without a login that was begun in this browser',
    async (name) => {
      const { password } = { password: demoPassword };
      const form =
        name === 'login'
          ? { email: 'anna@example.com', password, store_id: 1, connect_social_login: true }
          : newMember('c6@example.com');
      const { url, cookie } = await start();
      expect(url).toContain(provider.url);
      for (const given of [undefined, cookie, 'social_login=eyJzdGVwIjoiaWRlbnRpZmllZCJ9.forged']) {
        // oxlint-disable-next-line no-await-in-loop -- the embedded database has one connection
        const { body } = await callFailing(api.app, name, form, { cookie: given });
        expect(body.code).toBe('sign_in_expired');
      }
      expect(await customerOf('c6@example.com')).toBeUndefined();
    },
  );

  it('login does not connect a person who is connected with another account', async () => {
    await join('c7', 'c7@example.com');
    const person = await login({ id: 'c8' });
    const cookie = cookieOf(person.response, 'social_login');
    await call(api.app, 'signup', newMember('c8@example.com'), { cookie });
    const form = {
      email: 'c7@example.com',
      password: 'Deep-Snow-1',
      store_id: 1,
      connect_social_login: true,
    };
    const second = await callFailing(api.app, 'login', form, { cookie });
    expect(second.body.code).toBe('sign_in_expired');
    expect((await who(cookieOf((await login({ id: 'c8' })).response))).email).toBe('c8@example.com');
  });

  it('login connects nothing with a login that has connected an account, also after a new password', async () => {
    const { response } = await login({ id: 'c11' });
    const cookie = cookieOf(response, 'social_login');
    const joined = await call(api.app, 'signup', newMember('c11@example.com'), { cookie });
    const change = { store_id: 1, current_password: 'Deep-Snow-1', password: 'Deep-Snow-2' };
    await call(api.app, 'customer-details-update', change, { cookie: cookieOf(joined.response) });
    const { password } = change;
    const second = { email: 'c11@example.com', password, store_id: 1, connect_social_login: true };
    expect((await callFailing(api.app, 'login', second, { cookie })).body.code).toBe('sign_in_expired');
    expect(target((await login({ id: 'c11' })).response)).toEqual([303, paths.socialLogin]);
  });

  it.each([
    ['a login that was used for a new account', 'c12-new@example.com', 'used'],
    ['a login that was used for a taken address', 'anna@example.com', 'used'],
    ['another login of a person who is connected', 'c12-other@example.com', 'other'],
  ] as const)(
    'signup with %s answers alike for a free and a taken address if the store requires a confirmed one',
    async (_title, firstEmail, which) => {
      const override = { storeId: 1, key: 'confirmedEmailRequired', value: true };
      await api.database.db.insert(storeOverrides).values(override);
      try {
        const id = `c12-${firstEmail.length}-${which}`;
        const cookies = {
          used: cookieOf((await login({ id })).response, 'social_login'),
          other: cookieOf((await login({ id })).response, 'social_login'),
        };
        await call(api.app, 'signup', newMember(firstEmail), { cookie: cookies.used });
        const codes = [];
        for (const email of ['ben@example.com', `${id}-free@example.com`]) {
          // oxlint-disable-next-line no-await-in-loop -- the embedded database has one connection
          const { body } = await callFailing(api.app, 'signup', newMember(email), {
            cookie: cookies[which],
          });
          codes.push(body.code);
        }
        expect(codes).toEqual(['sign_in_expired', 'sign_in_expired']);
        expect(await customerOf(`${id}-free@example.com`)).toBeUndefined();
      } finally {
        await api.database.db.delete(storeOverrides).where(eq(storeOverrides.key, 'confirmedEmailRequired'));
      }
    },
  );

  it('login connects an account for its website only', async () => {
    await join('c9', 'c9@example.com');
    const rows = await api.database.db
      .select()
      .from(socialIdentities)
      .where(eq(socialIdentities.subject, 'c9'));
    expect(rows).toEqual([expect.objectContaining({ websiteId: 1, clientId: 'shop-at-the-provider' })]);
  });

  it('the login is pending in its own store only', async () => {
    const { response } = await login({ id: 'c10', email: 'c10@example.com' });
    const cookie = cookieOf(response, 'social_login');
    expect(await pendingOf(cookie, 7)).toBeNull();
    expect(await pendingOf(cookie, 1)).not.toBeNull();
  });
});

describe('a new password', () => {
  it('disconnects the account from the provider', async () => {
    const { response } = await join('n1', 'n1@example.com');
    const cookie = cookieOf(response);
    const change = { store_id: 1, current_password: 'Deep-Snow-1', password: 'Deep-Snow-2' };
    await call(api.app, 'customer-details-update', change, { cookie });
    const again = await login({ id: 'n1' });
    expect(target(again.response)).toEqual([303, paths.socialLogin]);
  });

  it('by a mailed link ends the access of a person who joined with an address of others', async () => {
    const { data } = await join('n2', 'n2@example.com');
    const { db } = api.database;
    await call(api.app, 'forgot-password', { store_id: 1, login: 'n2@example.com' });
    const [mail] = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, 'n2@example.com'), eq(outbox.kind, 'reset-password')));
    const token = new URL(String(mail?.payload['path']), 'http://x').searchParams.get('token') ?? '';
    const id = data.session.id ?? 0;
    const password = 'Owner-Of-Mail-1';
    await call(api.app, 'reset-password', {
      store_id: 1,
      id,
      token,
      password,
      password_confirmation: password,
    });
    const isOpen = and(eq(sessions.customerId, id), isNull(sessions.endedAt));
    expect(await db.select().from(sessions).where(isOpen)).toEqual([]);
    expect(target((await login({ id: 'n2' })).response)).toEqual([303, paths.socialLogin]);
  });
});

describe('integration-config', () => {
  it('names the provider in a store with an app, and no secret', async () => {
    const { data } = await call(api.app, 'integration-config', { storeId: 1, route: 'social-login' });
    expect(data).toEqual({
      isEnabled: true,
      values: { provider: 'Alpenbuch', appId: 'shop-at-the-provider', scope: 'public_profile,email' },
    });
    const config = await call(api.app, 'config', { store_id: 1, keys: 'socialLogin' });
    expect(config.data.socialLogin).toEqual({
      isEnabled: true,
      appId: 'shop-at-the-provider',
      scope: 'public_profile,email',
    });
    const none = await call(api.app, 'config', { store_id: 19, keys: 'socialLogin' });
    expect(none.data.socialLogin?.isEnabled).toBe(false);
  });
});
