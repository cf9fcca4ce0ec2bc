import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { defaultStore, stores } from 'shared-contracts/stores';
import { startFakeApi, type FakeAnswer, type FakeApi } from '../testing/shell-fixture.ts';
import { createRunningExperiments } from './running-experiments.ts';

const experiment = {
  name: 'a',
  variations: [{ code: 'original', percentage: null }],
  startDateTime: null,
  endDateTime: null,
};

describe('createRunningExperiments', () => {
  let api: FakeApi;
  let answer: FakeAnswer;

  beforeAll(async () => {
    api = await startFakeApi(() => answer);
  });
  beforeEach(() => {
    api.asked.length = 0;
    answer = { body: { experiments: [experiment] } };
  });
  afterAll(() => api.close());

  it('fetches once per store, for all visitors', async () => {
    const running = createRunningExperiments(api.url);
    const [first] = stores.filter(({ id }) => id !== defaultStore.id);
    if (!first) throw new Error('there is more than one store');
    const answers = await Promise.all([running(defaultStore), running(defaultStore), running(first)]);
    expect(answers).toEqual([[experiment], [experiment], [experiment]]);
    expect(await running(defaultStore)).toEqual([experiment]);
    expect(api.asked.map(({ url }) => url)).toEqual([
      `/api/config?store_id=${defaultStore.id}&keys=experiments`,
      `/api/config?store_id=${first.id}&keys=experiments`,
    ]);
  });

  it('returns none while the API fails, and fetches again', async () => {
    const running = createRunningExperiments(api.url);
    answer = { status: 500, body: { code: 'internal', message: '', requestId: '' } };
    expect(await running(defaultStore)).toEqual([]);
    answer = { body: { experiments: [experiment] } };
    expect(await running(defaultStore)).toEqual([experiment]);
  });

  it('returns expired experiments while it fetches again', async () => {
    const running = createRunningExperiments(api.url, 1);
    expect(await running(defaultStore)).toEqual([experiment]);
    answer = { status: 500, body: { code: 'internal', message: '', requestId: '' } };
    // On a busy machine an answer may come later than the next call.
    while (api.asked.length < 3) {
      // oxlint-disable-next-line no-await-in-loop -- each after the last has expired
      await setTimeout(20);
      // oxlint-disable-next-line no-await-in-loop
      expect(await running(defaultStore)).toEqual([experiment]);
    }
    answer = { body: { experiments: [] } };
    let current = await running(defaultStore);
    expect(current).toEqual([experiment]);
    while (current.length > 0) {
      // oxlint-disable-next-line no-await-in-loop
      await setTimeout(20);
      // oxlint-disable-next-line no-await-in-loop
      current = await running(defaultStore);
    }
    expect(current).toEqual([]);
  });

  it('returns none after five seconds without an answer', async () => {
    const silent = Fastify();
    silent.get('/*', () => new Promise(() => undefined));
    const url = await silent.listen({ port: 0, host: '127.0.0.1' });
    // Aborts at once instead of waiting five seconds.
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    expect(await createRunningExperiments(url)(defaultStore)).toEqual([]);
    expect(timeout.mock.calls).toEqual([[5_000]]);
    timeout.mockRestore();
    await silent.close();
  });

  it('returns none without an API', async () => {
    expect(await createRunningExperiments('http://127.0.0.1:9')(defaultStore)).toEqual([]);
  });
});
