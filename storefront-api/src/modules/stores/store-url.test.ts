import { defaultStore, storeById } from 'shared-contracts/stores';
import { storeUrl } from './store-url.ts';

describe('storeUrl', () => {
  const french = storeById(13) ?? defaultStore;

  it('returns a URL of the host of the store', () => {
    expect(storeUrl('http://{host}:3000', french, '/a?b=c')).toBe('http://fr.localhost:3000/a?b=c');
    expect(storeUrl('https://{host}', defaultStore, '/')).toBe('https://localhost/');
  });

  it.each(['//evil.example/', 'https://evil.example/', String.raw`/\evil.example`, 'javascript:alert(1)'])(
    'rejects the path %s',
    (path) => {
      expect(() => storeUrl('https://{host}', french, path)).toThrow(/leads out of the shop/);
    },
  );
});
