import type { RegisteredRelease } from './discover-releases.ts';
import { verifiedEntries } from './verified-entries.ts';

const release: RegisteredRelease = {
  remote: 'mf-basket',
  version: '1.2.3',
  containerName: 'mf_basket',
  entry: 'https://shop.test/assets/mf-basket/1.2.3/remoteEntry.js',
  integrity: 'sha384-one',
  timeoutMs: 1000,
};
const remoteInfo = { entry: release.entry, entryGlobalName: 'mf_basket' };
const script = () => document.querySelector('script');

describe('verifiedEntries', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'mf_basket'));

  it('loads a remote entry with the hash that the shop names, and returns its container', async () => {
    const loading = verifiedEntries([release]).loadEntry({ remoteInfo });
    expect(script()).toMatchObject({ src: release.entry, integrity: 'sha384-one', crossOrigin: 'anonymous' });
    const container = { get: () => undefined };
    Reflect.set(globalThis, 'mf_basket', container);
    script()?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBe(container);
  });

  it('rejects an entry that differs from its hash, and one that defines no container', async () => {
    const different = verifiedEntries([release]).loadEntry({ remoteInfo });
    script()?.dispatchEvent(new Event('error'));
    await expect(different).rejects.toThrow('differs from its hash');
    const empty = verifiedEntries([release]).loadEntry({ remoteInfo });
    script()?.dispatchEvent(new Event('load'));
    await expect(empty).rejects.toThrow('does not define mf_basket');
  });

  it('leaves entries of other remotes to the federation runtime', async () => {
    const other = { entry: 'https://other.test/remoteEntry.js', entryGlobalName: 'other' };
    await expect(verifiedEntries([release]).loadEntry({ remoteInfo: other })).resolves.toBeUndefined();
    expect(script()).toBeNull();
  });
});
