import { demoPassword } from 'demo-shop/data/members';
import type { EndpointName } from 'shared-contracts/api';
import type { CaptchaPurpose } from 'shared-contracts/forms/captcha';
import { storeOverrides } from '../../db/schema/index.ts';
import { startSiteverifyService, type SiteverifyService } from '../../testing/siteverify-service.ts';
import { outboxRowOf } from '../../testing/queued-mails.ts';
import { solveProofOfWork } from '../../testing/solve-challenge.ts';
import {
  buildTestApi,
  call,
  callFailing,
  cookieOf,
  send,
  testSecret,
  type TestApi,
} from '../../testing/test-api.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createSiteverify } from './siteverify.ts';

const minute = 60_000;

let lastCaller = 0;
/** Headers of a caller in a network of its own. */
function newCaller() {
  lastCaller += 1;
  return { headers: { 'x-forwarded-for': `203.0.113.${lastCaller}` } };
}

const signIn = (email: string, more = {}) => ({ email, password: 'Wrong-Pass-1', store_id: 1, ...more });

const signUp = (email: string, more = {}) => ({
  email,
  password: 'Deep-Snow-1',
  firstname: 'Kim',
  lastname: 'Lund',
  country_id: 'GB',
  language: 'en_GB',
  newsletter: false,
  store_id: 1,
  ...more,
});

const codesOf = async (api: TestApi, name: EndpointName, forms: object[], options = newCaller()) => {
  const codes: (string | number)[] = [];
  for (const form of forms) {
    // oxlint-disable-next-line no-await-in-loop -- each call depends on the ones before
    const answer = await send(api.app, name, { ...form }, options);
    codes.push(answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code);
  }
  return codes;
};

describe('a proof of work', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await buildTestApi({ captcha: createProofOfWork(testSecret), rateLimitFactor: 1 });
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.clock.now = new Date();
  });

  async function solve(purpose: CaptchaPurpose, storeId = 1): Promise<string> {
    const { data } = await call(api.app, 'captcha-challenge', { store_id: storeId, purpose });
    return solveProofOfWork(data.challenge);
  }

  it('is required after two wrong passwords, and then lets the member in', async () => {
    const caller = newCaller();
    const wrong = signIn('anna@example.com');
    const first = await codesOf(api, 'login', [wrong, wrong, wrong], caller);
    expect(first).toEqual(['invalid_credentials', 'invalid_credentials', 'captcha_required']);
    const right = { ...wrong, password: demoPassword };
    const { body, response } = await callFailing(api.app, 'login', right, caller);
    expect(body).toMatchObject({ code: 'captcha_required', error_code: 'captcha_required' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(800);
    const token = await solve('sign-in');
    await call(api.app, 'login', { ...right, captcha_token: token }, caller);
    // Counted from the start again after a success.
    expect(await codesOf(api, 'login', [wrong, wrong], caller)).toEqual([
      'invalid_credentials',
      'invalid_credentials',
    ]);
  });

  it('is required from all networks, also for an account that does not exist', async () => {
    const wrong = signIn('nobody@example.com');
    await codesOf(api, 'login', [wrong]);
    await codesOf(api, 'login', [wrong]);
    expect(await codesOf(api, 'login', [wrong])).toEqual(['captcha_required']);
  });

  it('is required in one network after ten wrong passwords for ten accounts', async () => {
    const forms = Array.from({ length: 11 }, (_, index) => signIn(`guess${index}@example.com`));
    const codes = await codesOf(api, 'login', forms);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'invalid_credentials'));
    expect(codes[10]).toBe('captcha_required');
  });

  it('is no longer required after the time of Retry-After', async () => {
    const caller = newCaller();
    const wrong = signIn('later@example.com');
    await codesOf(api, 'login', [wrong, wrong], caller);
    const { response } = await callFailing(api.app, 'login', wrong, caller);
    const seconds = Number(response.headers['retry-after']);
    api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000);
    expect(await codesOf(api, 'login', [wrong], caller)).toEqual(['invalid_credentials']);
  });

  it('is not required on a known device of the member, whatever others attempt', async () => {
    const caller = newCaller();
    const right = { ...signIn('clara@example.com'), password: demoPassword };
    const device = cookieOf((await call(api.app, 'login', right, caller)).response, 'known_device');
    const wrong = signIn('clara@example.com');
    await codesOf(api, 'login', [wrong, wrong]);
    expect(await codesOf(api, 'login', [right])).toEqual(['captcha_required']);
    const onDevice = { ...newCaller(), cookie: device };
    expect(await codesOf(api, 'login', [wrong, wrong, wrong, right], onDevice)).toEqual([
      'invalid_credentials',
      'invalid_credentials',
      'invalid_credentials',
      200,
    ]);
    const others = signIn('david@example.com');
    await codesOf(api, 'login', [others, others]);
    expect(await codesOf(api, 'login', [others], onDevice)).toEqual(['captcha_required']);
  });

  it('is not required after a new password by a mailed link', async () => {
    const email = 'elena@example.com';
    const caller = newCaller();
    await codesOf(api, 'login', [signIn(email), signIn(email)], caller);
    await call(api.app, 'forgot-password', { login: email, store_id: 1 }, caller);
    const mail = await outboxRowOf(api.database.db, email);
    const { searchParams } = new URL(String(mail?.payload['path']), 'http://x');
    const link = { id: Number(searchParams.get('id')), token: String(searchParams.get('token')) };
    const password = 'Deep-Snow-1';
    const reset = { ...link, password, password_confirmation: password, store_id: 1 };
    await call(api.app, 'reset-password', reset, caller);
    expect(await codesOf(api, 'login', [{ ...signIn(email), password }], caller)).toEqual([200]);
  });

  it('says how long to wait instead also for a token that is not valid', async () => {
    const wrong = signIn('wait@example.com');
    await codesOf(api, 'login', [wrong, wrong]);
    const { response } = await callFailing(api.app, 'login', { ...wrong, captcha_token: 'no token' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(800);
  });

  it('is required after ten new accounts of one network, and after two mails to one address', async () => {
    const accounts = Array.from({ length: 11 }, (_, index) => signUp(`new${index}@example.com`));
    expect((await codesOf(api, 'signup', accounts)).at(-1)).toBe('captcha_required');
    const forgot = { login: 'ben@example.com', store_id: 1 };
    const caller = newCaller();
    expect(await codesOf(api, 'forgot-password', [forgot, forgot, forgot], caller)).toEqual([
      200,
      200,
      'captcha_required',
    ]);
    const token = await solve('forgot-password');
    await call(api.app, 'forgot-password', { ...forgot, captcha_token: token }, caller);
  }, 30_000);

  it('does not raise the limit of five wrong passwords', async () => {
    const caller = newCaller();
    const forms = [signIn('five@example.com'), signIn('five@example.com')];
    for (let count = 0; count < 4; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one challenge after the other
      forms.push(signIn('five@example.com', { captcha_token: await solve('sign-in') }));
    }
    expect((await codesOf(api, 'login', forms, caller)).slice(-2)).toEqual([
      'invalid_credentials',
      'too_many_attempts',
    ]);
  });

  describe('its token', () => {
    const account = 'token@example.com';
    const answerTo = async (token: string) =>
      (await codesOf(api, 'login', [signIn(account, { captcha_token: token })]))[0];

    beforeEach(async () => {
      await codesOf(api, 'login', [signIn(account), signIn(account)]);
    });

    it('is valid once, also if it is written differently', async () => {
      const token = await solve('sign-in');
      const form = signIn(account, { captcha_token: token });
      expect(await codesOf(api, 'login', [form])).toEqual(['invalid_credentials']);
      expect(await answerTo(token)).toBe('captcha_required');
      const solved = JSON.parse(atob(token)) as { solution: object };
      expect(
        await answerTo(btoa(JSON.stringify({ ...solved, solution: { ...solved.solution, time: 1 } }))),
      ).toBe('captcha_required');
    });

    it('is valid for its form and its store', async () => {
      expect(await answerTo(await solve('sign-up'))).toBe('captcha_required');
      expect(await answerTo(await solve('sign-in', 7))).toBe('captcha_required');
    });

    it('is valid for ten minutes', async () => {
      const token = await solve('sign-in');
      api.clock.now = new Date(api.clock.now.getTime() + 10 * minute + 1000);
      expect(await answerTo(token)).toBe('captcha_required');
    });

    it('is rejected with another solution, easier parameters or another signature, and as garbage', async () => {
      type Solved = {
        challenge: { parameters: Record<string, unknown>; signature: string };
        solution: { counter: number; derivedKey: string };
      };
      const solved = JSON.parse(atob(await solve('sign-in'))) as Solved;
      const { challenge, solution } = solved;
      // The key is random: a fixed digit could be its own.
      const otherDigit = (digit: string) => (digit === '0' ? '1' : '0');
      const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } };
      const changed = [
        { challenge, solution: { ...solution, derivedKey: solution.derivedKey.replace(/^./, otherDigit) } },
        { challenge: easier, solution },
        { challenge: { ...challenge, signature: challenge.signature.replace(/^./, 'x') }, solution },
        { challenge, solution: null },
        null,
        [],
      ];
      for (const each of changed) {
        // oxlint-disable-next-line no-await-in-loop -- the embedded database has one connection
        expect(await answerTo(btoa(JSON.stringify(each)))).toBe('captcha_required');
      }
      expect(await answerTo('not a token')).toBe('captcha_required');
    });

    it('is rejected if another shop has signed it', async () => {
      const other = createProofOfWork(Buffer.alloc(32, 'another shop'));
      const scope = { store: { id: 1 }, purpose: 'sign-in' } as Parameters<typeof other.createChallenge>[0];
      expect(await answerTo(await solveProofOfWork(await other.createChallenge(scope, api.clock.now)))).toBe(
        'captcha_required',
      );
    });
  });
});

describe('a hosted captcha', () => {
  let service: SiteverifyService;
  let api: TestApi;
  beforeAll(async () => {
    service = await startSiteverifyService();
    const captcha = createSiteverify({ url: service.url, secret: 'secret of the shop' });
    api = await buildTestApi({ captcha, rateLimitFactor: 1 });
    const siteKey = { storeId: 1, key: 'captchaSiteKey', value: 'site-key-1' };
    await api.database.db.insert(storeOverrides).values(siteKey);
  });
  afterAll(async () => {
    await api.close();
    await service.close();
  });
  beforeEach(() => {
    service.answer = { success: true };
    service.received = [];
  });

  let lastAccount = 0;
  /** Returns a form that needs a token. */
  async function challenged(token: string) {
    lastAccount += 1;
    const form = signIn(`hosted${lastAccount}@example.com`);
    await codesOf(api, 'login', [form, form]);
    return { ...form, captcha_token: token };
  }

  it('is named with the site key of the store, and off in a store without one', async () => {
    const challengeOf = async (store_id: number) =>
      (await call(api.app, 'captcha-challenge', { store_id, purpose: 'sign-in' })).data.challenge;
    expect(await challengeOf(1)).toEqual({ kind: 'siteverify', siteKey: 'site-key-1' });
    expect(await challengeOf(7)).toBeNull();
    const wrong = { ...signIn('off@example.com'), store_id: 7 };
    expect(await codesOf(api, 'login', [wrong, wrong, wrong])).toEqual(
      Array.from({ length: 3 }, () => 'invalid_credentials'),
    );
  });

  it('confirms the token with the secret, and does not receive the address of the visitor', async () => {
    expect(await codesOf(api, 'login', [await challenged('token 1')])).toEqual(['invalid_credentials']);
    expect(service.received.map((form) => Object.fromEntries(form))).toEqual([
      { secret: 'secret of the shop', response: 'token 1' },
    ]);
  });

  it('accepts a token once', async () => {
    const form = await challenged('token 2');
    expect(await codesOf(api, 'login', [form, form])).toEqual(['invalid_credentials', 'captcha_required']);
  });

  it.each([
    ['unsuccessful', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['for another host', { success: true, hostname: 'evil.example' }],
    ['for another form', { success: true, hostname: 'localhost', action: 'sign-up' }],
    ['old', { success: true, challenge_ts: '2020-01-01T00:00:00Z' }],
    ['without a date', { success: true, challenge_ts: 'yesterday' }],
  ])('rejects a token that is %s', async (kind, answer) => {
    service.answer = answer;
    expect(await codesOf(api, 'login', [await challenged(kind)])).toEqual(['captcha_required']);
  });

  it('accepts a token of this host and form', async () => {
    service.answer = {
      success: true,
      hostname: 'localhost',
      action: 'sign-in',
      challenge_ts: new Date().toISOString(),
    };
    expect(await codesOf(api, 'login', [await challenged('token 3')])).toEqual(['invalid_credentials']);
  });

  it.each([
    ['does not answer', null],
    ['answers garbage', '<html>'],
    ['answers another structure', { ok: 1 }],
    ['knows no such secret', { success: false, 'error-codes': ['invalid-input-secret'] }],
  ])('lets two more attempts pass if the service %s', async (kind, answer) => {
    service.answer = answer;
    const form = await challenged(kind);
    expect(await codesOf(api, 'login', [form, form, form])).toEqual([
      'invalid_credentials',
      'invalid_credentials',
      'too_many_attempts',
    ]);
    const missing = { ...form, captcha_token: null };
    expect(await codesOf(api, 'login', [missing])).toEqual(['captcha_required']);
  });
});

describe('without a captcha', () => {
  it('no call is challenged', async () => {
    const api = await buildTestApi();
    const form = signIn('off@example.com', { captcha_token: 'anything' });
    expect(await codesOf(api, 'login', [form, form, form])).toEqual(
      Array.from({ length: 3 }, () => 'invalid_credentials'),
    );
    const { data } = await call(api.app, 'captcha-challenge', { store_id: 1, purpose: 'sign-up' });
    expect(data.challenge).toBeNull();
    await api.close();
  });
});
