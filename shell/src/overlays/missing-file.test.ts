import { isWorthReloading } from './missing-file.ts';

const gone = (file: string) => Object.assign(new Error('Loading chunk failed'), { request: file });

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/products/skis');
});

describe('a file of the shell that is gone', () => {
  it('is worth a new document, once for each file', () => {
    expect(isWorthReloading(gone('/assets/shell/a/dialog.js'))).toBe(true);
    expect(isWorthReloading(gone('/assets/shell/a/dialog.js'))).toBe(false);
    expect(isWorthReloading(gone('/assets/shell/b/dialog.js'))).toBe(true);
  });

  it('is not within the checkout', () => {
    history.replaceState(null, '', '/checkout/?step=payment');
    expect(isWorthReloading(gone('/assets/shell/a/dialog.js'))).toBe(false);
    history.replaceState(null, '', '/');
    expect(isWorthReloading(gone('/assets/shell/a/dialog.js'))).toBe(true);
  });
});
