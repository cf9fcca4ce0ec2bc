import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { defaultStore, stores } from 'shared-contracts/stores';
import { startFakeApi, type FakeAnswer, type FakeApi } from '../testing/shell-fixture.ts';
import { createStoreSettings, noSettings } from './store-settings.ts';

const experiment = {
  name: 'a',
  variations: [{ code: 'original', percentage: null }],
  startDateTime: null,
  endDateTime: null,
};

const settings = { ...noSettings, experiments: [experiment], consentVersion: '1f0c9a3e' };
const keys = 'experiments%2CcookieConsentVersion%2CthirdPartyServices%2CcookieConsentIframes';

describe('createStoreSettings', () => {
  let api: FakeApi;
  let answer: FakeAnswer;

  beforeAll(async () => {
    api = await startFakeApi(() => answer);
  });
  beforeEach(() => {
    api.asked.length = 0;
    answer = { body: { experiments: [experiment], cookieConsentVersion: '1f0c9a3e' } };
  });
  afterAll(() => api.close());

  it('fetches once per store, for all visitors', async () => {
    const read = createStoreSettings(api.url);
    const [first] = stores.filter(({ id }) => id !== defaultStore.id);
    if (!first) throw new Error('there is more than one store');
    const answers = await Promise.all([read(defaultStore), read(defaultStore), read(first)]);
    expect(answers).toEqual([settings, settings, settings]);
    expect(await read(defaultStore)).toEqual(settings);
    expect(api.asked.map(({ url }) => url)).toEqual([
      `/api/config?store_id=${defaultStore.id}&keys=${keys}`,
      `/api/config?store_id=${first.id}&keys=${keys}`,
    ]);
  });

  it('returns no settings while the API fails, and fetches again', async () => {
    const read = createStoreSettings(api.url);
    answer = { status: 500, body: { code: 'internal', message: '', requestId: '' } };
    expect(await read(defaultStore)).toEqual(noSettings);
    answer = { body: { experiments: [experiment], cookieConsentVersion: '1f0c9a3e' } };
    expect(await read(defaultStore)).toEqual(settings);
  });

  it('returns expired settings while it fetches again', async () => {
    const read = createStoreSettings(api.url, 1);
    expect(await read(defaultStore)).toEqual(settings);
    answer = { status: 500, body: { code: 'internal', message: '', requestId: '' } };
    // On a busy machine an answer may come later than the next call.
    while (api.asked.length < 3) {
      // oxlint-disable-next-line no-await-in-loop -- each after the last has expired
      await setTimeout(20);
      // oxlint-disable-next-line no-await-in-loop
      expect(await read(defaultStore)).toEqual(settings);
    }
    answer = { body: {} };
    let current = await read(defaultStore);
    expect(current).toEqual(settings);
    while (current.experiments.length > 0) {
      // oxlint-disable-next-line no-await-in-loop
      await setTimeout(20);
      // oxlint-disable-next-line no-await-in-loop
      current = await read(defaultStore);
    }
    expect(current).toEqual(noSettings);
  });

  it('returns no settings after five seconds without an answer', async () => {
    const silent = Fastify();
    silent.get('/*', () => new Promise(() => undefined));
    const url = await silent.listen({ port: 0, host: '127.0.0.1' });
    // Aborts at once instead of waiting five seconds.
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    expect(await createStoreSettings(url)(defaultStore)).toEqual(noSettings);
    expect(timeout.mock.calls).toEqual([[5_000]]);
    timeout.mockRestore();
    await silent.close();
  });

  it('returns no settings without an API', async () => {
    expect(await createStoreSettings('http://127.0.0.1:9')(defaultStore)).toEqual(noSettings);
  });
});
