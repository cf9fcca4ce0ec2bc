import { defaultStore } from 'shared-contracts/stores';
import { emptyBuild } from '../../testing/shell-fixture.ts';
import { createUnavailablePage } from './error-handler.ts';

describe('createUnavailablePage', () => {
  it('renders the page of a store once, and again after a failure', async () => {
    let attempts = 0;
    const unavailablePage = createUnavailablePage(emptyBuild, async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('messages could not be loaded');
      return 'page';
    });
    await expect(unavailablePage(defaultStore)).rejects.toThrow('messages');
    expect([await unavailablePage(defaultStore), await unavailablePage(defaultStore)]).toEqual([
      'page',
      'page',
    ]);
    expect(attempts).toBe(2);
  });
});
