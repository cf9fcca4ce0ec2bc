import { setImmediate } from 'node:timers/promises';
import { offlineBreachedPasswords } from './breached-passwords.ts';
import { warmUpPasswordChecks } from './new-passwords.ts';

describe('warmUpPasswordChecks', () => {
  it('loads what the checks need in steps, between which other work is done', async () => {
    const state = { isLoaded: false };
    const loading = warmUpPasswordChecks().then(() => void (state.isLoaded = true));
    let turns = 0;
    while (!state.isLoaded) {
      // oxlint-disable-next-line no-await-in-loop -- counts the turns of the event loop
      await setImmediate();
      turns += 1;
    }
    await loading;
    expect(turns).toBeGreaterThan(20);
    // SHA-1 of "Password1" begins with 70CCD
    expect(await offlineBreachedPasswords.suffixesOf('70CCD')).not.toEqual([]);
  });
});
