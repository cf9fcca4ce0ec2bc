import type { UsableRelease } from './discover-releases.ts';
import { verifiedEntries } from './verified-entries.ts';

const release: UsableRelease = {
  remote: 'mf-basket',
  version: '1.2.3',
  containerName: 'mf_basket',
  entry: 'https://shop.test/assets/mf-basket/1.2.3/mf-manifest.json',
  remoteEntry: 'https://shop.test/assets/mf-basket/1.2.3/remoteEntry.js',
  integrity: 'sha384-one',
  timeoutMs: 1000,
};

describe('verifiedEntries', () => {
  it('gives the script of a remote entry the hash that the shop names', () => {
    const script = verifiedEntries([release]).createScript({ url: release.remoteEntry });
    expect(script).toMatchObject({ crossOrigin: 'anonymous' });
    expect(script?.integrity).toBe('sha384-one');
  });

  it('leaves scripts of other hosts to the federation runtime', () => {
    expect(
      verifiedEntries([release]).createScript({ url: 'https://other.test/remoteEntry.js' }),
    ).toBeUndefined();
  });
});
