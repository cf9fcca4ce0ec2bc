import { jest } from '@jest/globals';
import { getRemoteEntry, getRemoteInfo } from './entry-loading.ts';

const remoteInfo = getRemoteInfo({ name: 'mf_search', entry: '/assets/mf-search/1.0.0/remoteEntry.js' });

function origin(emit: (args: object) => Promise<unknown>) {
  return { remoteHandler: { hooks: { lifecycle: { loadEntry: { emit } } } } };
}

describe('getRemoteInfo', () => {
  it('has the runtime’s defaults', () => {
    expect(remoteInfo).toMatchObject({ type: 'global', entryGlobalName: 'mf_search', shareScope: 'default' });
  });
});

describe('getRemoteEntry', () => {
  it('loads an entry once for several requests', async () => {
    const emit = jest.fn(() => Promise.resolve('entry'));
    const all = await Promise.all([
      getRemoteEntry({ origin: origin(emit), remoteInfo }),
      getRemoteEntry({ origin: origin(emit), remoteInfo }),
    ]);
    expect(all).toEqual(['entry', 'entry']);
    expect(emit).toHaveBeenCalledTimes(1);
  });

  it('loads an entry again that failed', async () => {
    const other = { ...remoteInfo, name: 'mf_other' };
    const emit = jest
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('entry');
    await expect(getRemoteEntry({ origin: origin(emit), remoteInfo: other })).rejects.toThrow('offline');
    await expect(getRemoteEntry({ origin: origin(emit), remoteInfo: other })).resolves.toBe('entry');
  });

  it('loads an entry once again, however many requests failed before', async () => {
    const third = { ...remoteInfo, name: 'mf_third' };
    const emit = jest
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('entry');
    const request = () => getRemoteEntry({ origin: origin(emit), remoteInfo: third });
    const retried = request().catch(request);
    await Promise.all([retried, request().catch(request)]);
    expect(emit).toHaveBeenCalledTimes(2);
  });

  it('returns an entry that is loaded', async () => {
    const emit = jest.fn<() => Promise<unknown>>();
    const request = { origin: origin(emit), remoteInfo, remoteEntryExports: 'loaded' };
    await expect(getRemoteEntry(request)).resolves.toBe('loaded');
    expect(emit).not.toHaveBeenCalled();
  });
});
