import { jest } from '@jest/globals';
import { CircuitOpenError, createApiCircuit, isTimeout, isUnreachable } from './api-circuit.ts';

const failToConnect = () =>
  Promise.reject(Object.assign(new Error('ECONNREFUSED'), { code: 'ECONNREFUSED' }));
const options = { breakMs: 3_000, sampleMs: 10_000, minCallsPerSecond: 1 };

describe('createApiCircuit', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  type Circuit = ReturnType<typeof createApiCircuit>;

  async function callOften(circuit: Circuit, count: number, send: () => Promise<unknown>): Promise<void> {
    await Promise.allSettled(Array.from({ length: count }, () => circuit.call(send)));
  }

  /** Makes a call and returns whether the API was called. */
  async function asks(circuit: Circuit, send: () => Promise<unknown> = async () => 'answer') {
    let isAsked = false;
    const call = circuit.call(() => {
      isAsked = true;
      return send();
    });
    await call.catch(() => undefined);
    return isAsked;
  }

  it('makes calls while the API answers', async () => {
    const circuit = createApiCircuit(options);
    await expect(circuit.call(async () => 'answer')).resolves.toBe('answer');
    expect(circuit.retryAfterSeconds()).toBeNull();
  });

  it('rejects calls at once, with a retry time, when half of the calls could not reach the API', async () => {
    const circuit = createApiCircuit(options);
    await callOften(circuit, 12, failToConnect);
    await expect(circuit.call(async () => 'answer')).rejects.toThrow(CircuitOpenError);
    expect(circuit.retryAfterSeconds()).toBe(3);
    jest.setSystemTime(1_002_500);
    expect(circuit.retryAfterSeconds()).toBe(1);
  });

  it('stays closed when a few of many calls fail', async () => {
    const circuit = createApiCircuit(options);
    await callOften(circuit, 30, async () => 'answer');
    await callOften(circuit, 16, failToConnect);
    expect(await asks(circuit)).toBe(true);
  });

  it.each([
    ['an answer of 500', async () => ({ status: 500 })],
    ['a call that its caller has aborted', () => Promise.reject(new DOMException('', 'AbortError'))],
    ['a request that cannot be sent', () => Promise.reject(new TypeError('invalid header'))],
  ])('does not count %s', async (_what, send) => {
    const circuit = createApiCircuit(options);
    await callOften(circuit, 50, send);
    expect(await asks(circuit)).toBe(true);
  });

  it('makes one trial call after the pause, rejects others meanwhile, and closes when the trial succeeds', async () => {
    const states: string[] = [];
    const circuit = createApiCircuit({ ...options, onStateChange: (state) => states.push(state) });
    await callOften(circuit, 12, failToConnect);
    jest.setSystemTime(1_003_000);
    const { promise, resolve } = Promise.withResolvers<string>();
    const trial = circuit.call(() => promise);
    await expect(circuit.call(async () => 'other')).rejects.toThrow(CircuitOpenError);
    resolve('answer');
    await expect(trial).resolves.toBe('answer');
    expect(await asks(circuit)).toBe(true);
    expect(states).toEqual(['open', 'closed']);
  });

  it('opens again when the trial call fails', async () => {
    const circuit = createApiCircuit(options);
    await callOften(circuit, 12, failToConnect);
    jest.setSystemTime(1_003_000);
    expect(await asks(circuit, failToConnect)).toBe(true);
    expect(await asks(circuit)).toBe(false);
    expect(circuit.retryAfterSeconds()).toBe(3);
  });
});

describe('isUnreachable', () => {
  const withCode = (code: string) => Object.assign(new Error(''), { code });

  it.each([
    ['no answer in time', withCode('UND_ERR_HEADERS_TIMEOUT'), true, true],
    ['a time-out of the caller', new DOMException('', 'TimeoutError'), true, true],
    ['a socket that is closed', withCode('UND_ERR_SOCKET'), true, false],
    [
      'what `fetch` makes of it',
      new TypeError('fetch failed', { cause: withCode('ECONNRESET') }),
      true,
      false,
    ],
    ['another error of `fetch`', new TypeError('fetch failed'), false, false],
    ['no error', null, false, false],
  ])(
    'recognises %s, and isTimeout distinguishes timeouts from failed connections',
    (_what, error, unreachable, timeout) => {
      expect([isUnreachable(error), isTimeout(error)]).toEqual([unreachable, timeout]);
    },
  );
});
