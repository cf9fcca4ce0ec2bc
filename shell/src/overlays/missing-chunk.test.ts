import { isWorthReloading } from './missing-chunk.ts';

const gone = (file: string) => Object.assign(new Error('Loading chunk failed'), { request: file });

const realFetch = globalThis.fetch;
let answer: () => Promise<Pick<Response, 'status'>>;
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/products/skis');
  answer = () => Promise.resolve({ status: 404 });
  globalThis.fetch = (() => answer()) as unknown as typeof fetch;
});
afterEach(() => (globalThis.fetch = realFetch));

describe('isWorthReloading', () => {
  it('returns true once per missing file', async () => {
    expect(await isWorthReloading(gone('/assets/shell/a/dialog.js'))).toBe(true);
    expect(await isWorthReloading(gone('/assets/shell/a/dialog.js'))).toBe(false);
    expect(await isWorthReloading(gone('/assets/shell/b/dialog.js'))).toBe(true);
  });

  it('returns false within the checkout', async () => {
    history.replaceState(null, '', '/checkout/?step=payment');
    expect(await isWorthReloading(gone('/assets/shell/a/dialog.js'))).toBe(false);
    history.replaceState(null, '', '/');
    expect(await isWorthReloading(gone('/assets/shell/a/dialog.js'))).toBe(true);
  });

  it.each([
    ['is there after all', () => Promise.resolve({ status: 200 })],
    ['cannot be asked for', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('returns false if the file %s', async (_what, said) => {
    answer = said;
    expect(await isWorthReloading(gone('/assets/shell/a/dialog.js'))).toBe(false);
  });

  it('returns false without a file', async () => {
    expect(await isWorthReloading(new Error('broken'))).toBe(false);
  });
});
