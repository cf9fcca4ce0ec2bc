import { jest } from '@jest/globals';
import { withoutDialog } from './without-dialog.ts';

const gone = (file: string) => Object.assign(new Error('Loading chunk failed'), { request: file });

// Nothing here can be fetched anew; that it is tried is all that shows.
const tried = () => sessionStorage.getItem('shell:without');

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/products/skis');
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

const outcomeOf = (error: unknown) =>
  Promise.race([
    withoutDialog(error).then(({ default: Dialog }) => Dialog()),
    new Promise((done) => void setTimeout(done, 20, 'waits for the new document')),
  ]);

describe('a dialog whose file is gone', () => {
  it('is waited for in a new document, once for each file', async () => {
    expect(await outcomeOf(gone('/assets/shell/a/dialog.js'))).toBe('waits for the new document');
    expect(tried()).toBe('/assets/shell/a/dialog.js');
    expect(await outcomeOf(gone('/assets/shell/a/dialog.js'))).toBeNull();
    expect(await outcomeOf(gone('/assets/shell/b/dialog.js'))).toBe('waits for the new document');
  });

  it('is no dialog within the checkout', async () => {
    history.replaceState(null, '', '/checkout/?step=payment');
    expect(await outcomeOf(gone('/assets/shell/a/dialog.js'))).toBeNull();
    expect(tried()).toBeNull();
  });
});
