import { jest } from '@jest/globals';
import { withoutDialog } from './without-dialog.ts';

const gone = (file: string) => Object.assign(new Error('Loading chunk failed'), { request: file });

const report = jest.fn();
const reload = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/products/skis');
  report.mockClear();
  reload.mockClear();
});

/** What stands in for the dialog; undefined while a new document is waited for. */
const standIn = (error: unknown) =>
  Promise.race([
    withoutDialog(error, { report, reload }).then(({ default: Dialog }) => Dialog()),
    new Promise<undefined>((done) => void setTimeout(done, 20)),
  ]);

describe('a dialog whose file is gone', () => {
  it('is waited for in a new document, once for each file, and reported', async () => {
    expect(await standIn(gone('/assets/shell/a/dialog.js'))).toBeUndefined();
    expect(await standIn(gone('/assets/shell/a/dialog.js'))).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await standIn(gone('/assets/shell/b/dialog.js'))).toBeUndefined();
    expect(reload).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledTimes(3);
  });

  it('is no dialog within the checkout, nor where nothing can be remembered', async () => {
    history.replaceState(null, '', '/checkout/?step=payment');
    expect(await standIn(gone('/assets/shell/a/dialog.js'))).toBeNull();
    history.replaceState(null, '', '/');
    const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(await standIn(gone('/assets/shell/a/dialog.js'))).toBeNull();
    forbidden.mockRestore();
    expect(reload).not.toHaveBeenCalled();
  });
});
