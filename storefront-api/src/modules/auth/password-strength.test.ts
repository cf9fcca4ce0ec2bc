import { setImmediate } from 'node:timers/promises';
import { createLogger } from '../../plugins/request-log.ts';
import { buildTestApi, send } from '../../testing/test-api.ts';
import {
  createPasswordStrength,
  type PasswordStrength,
  type PasswordStrengthOptions,
} from './password-strength.ts';

const unavailable = { code: 'unavailable', details: { retryAfterSeconds: 3 } };
const hostilePassword = String.raw`s4{n-{3\{\{e3$-3\3-{e3e3{{e3{s3s`;

const started: PasswordStrength[] = [];
afterEach(() => Promise.all(started.splice(0).map((strength) => strength.stop())));

function create(options: Partial<PasswordStrengthOptions> = {}): PasswordStrength {
  const strength = createPasswordStrength({ log: createLogger('silent'), ...options });
  started.push(strength);
  return strength;
}

/** Returns a thread that runs `program` with each password as `password`, and answers with `rate(score)`. */
function threadOf(program: string): URL {
  const code = `
    import { parentPort } from 'node:worker_threads';
    const rate = (score) => parentPort.postMessage({ score });
    parentPort.on('message', ({ password }) => { ${program} });
    parentPort.postMessage('ready');`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

describe('score', () => {
  const strength = createPasswordStrength({ log: createLogger('silent') });
  afterAll(() => strength.stop());

  it.each(['Aa345678', 'Aaaaaaa1', 'Abcdefg1', 'Liverpool1'])('is below 2 for %s', async (password) => {
    expect(await strength.score(password)).toBeLessThan(2);
  });

  it.each(['Deep-Powder-7', 'Éclat-éternel-7', 'correct Horse 9 battery'])(
    'is 3 or 4 for %s',
    async (password) => {
      expect(await strength.score(password)).toBeGreaterThanOrEqual(3);
    },
  );

  it('falls for a password that is made of the name or the address of its owner', async () => {
    const password = 'Kowalczyk77';
    const known = await strength.score(password, ['zofia.kowalczyk@example.com']);
    expect(known).toBeLessThan(await strength.score(password));
  });

  it('counts the first 32 characters', async () => {
    const start = 'Aa1'.padEnd(32, 'a');
    expect(await strength.score(`${start}xK9#vQ2!`)).toBe(await strength.score(start));
  });

  it('throws unavailable while its queue is full, and new passwords are rated meanwhile', async () => {
    const busy = create({ maxWaitingFeedback: 2 });
    const calls = Array.from({ length: 4 }, () => busy.score('Deep-Powder-7'));
    const [results] = await Promise.all([
      Promise.allSettled(calls),
      expect(busy.rejectWeak('Deep-Powder-7', [])).resolves.toBeUndefined(),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(results[3]).toMatchObject({ reason: unavailable });
  });
});

describe('rejectWeak', () => {
  it('names the field', async () => {
    const strength = create();
    await expect(strength.rejectWeak('Aaaaaaa1', [])).rejects.toMatchObject({
      code: 'weak_password',
      details: { fields: { password: 'weak_password' } },
    });
    await expect(strength.rejectWeak('Deep-Powder-7', [])).resolves.toBeUndefined();
  });

  it('rates a new password after one of the passwords that wait for feedback', async () => {
    const strength = create();
    const order: string[] = [];
    const feedback = [1, 2, 3, 4].map((id) =>
      strength.score(hostilePassword).then(() => order.push(`feedback ${id}`)),
    );
    await strength.rejectWeak('Deep-Powder-7', []).then(() => order.push('new'));
    await Promise.all(feedback);
    expect(order.indexOf('new')).toBeLessThan(order.indexOf('feedback 3'));
  });

  it('accepts no password that has no rating in time, and starts a new thread', async () => {
    const worker = threadOf("if (password === 'endless') for (;;); rate(4);");
    const strength = create({ worker, timeoutMs: 2_000 });
    await expect(strength.rejectWeak('endless', [])).rejects.toMatchObject(unavailable);
    await expect(strength.rejectWeak('other', [])).resolves.toBeUndefined();
  });

  it.each(['process.exit(1)', "throw new Error('broken')"])(
    'accepts no password whose thread ends with %s, and starts a new thread',
    async (end) => {
      const strength = create({ worker: threadOf(`if (password === 'end') ${end}; rate(4);`) });
      await expect(strength.rejectWeak('end', [])).rejects.toMatchObject(unavailable);
      await expect(strength.rejectWeak('other', [])).resolves.toBeUndefined();
    },
  );

  it('accepts no password if the thread cannot start', async () => {
    const strength = create({ worker: new URL("data:text/javascript,throw new Error('broken')") });
    await expect(strength.rejectWeak('Deep-Powder-7', [])).rejects.toMatchObject(unavailable);
    await expect(strength.start()).rejects.toMatchObject(unavailable);
  });

  it('throws unavailable after the stop, also for a rating that is open', async () => {
    const strength = create();
    const open = strength.rejectWeak('Deep-Powder-7', []).catch((error: unknown) => error);
    await setImmediate();
    await strength.stop();
    expect(await open).toMatchObject(unavailable);
    await expect(strength.rejectWeak('Deep-Powder-7', [])).rejects.toMatchObject(unavailable);
  });
});

describe('the API', () => {
  it('answers other calls while a password is rated', async () => {
    const passwordStrength = create({ worker: threadOf('for (;;);'), timeoutMs: 600_000 });
    const api = await buildTestApi({ passwordStrength });
    const order: string[] = [];
    const rating = send(api.app, 'password-strength', { store_id: 1, password: hostilePassword }).then(
      ({ statusCode }) => order.push(`rating ${statusCode}`),
    );
    await passwordStrength.start();
    const { statusCode } = await send(api.app, 'config', { store_id: 1, keys: 'shopName' });
    order.push(`other ${statusCode}`);
    await passwordStrength.stop();
    await rating;
    await api.close();
    expect(order).toEqual(['other 200', 'rating 503']);
  });

  it('has turns of its event loop while hostile passwords are rated', async () => {
    const passwordStrength = create();
    await passwordStrength.start();
    const state = { isRated: false };
    const rated = Promise.all(Array.from({ length: 8 }, () => passwordStrength.score(hostilePassword)));
    void rated.then(() => (state.isRated = true));
    let turns = 0;
    while (!state.isRated) {
      // oxlint-disable-next-line no-await-in-loop -- counts the turns of the event loop
      await setImmediate();
      turns += 1;
    }
    expect(turns).toBeGreaterThan(100);
  });
});
