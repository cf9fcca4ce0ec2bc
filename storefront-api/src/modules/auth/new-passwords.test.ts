import { setImmediate } from 'node:timers/promises';
import { offlineBreachedPasswords } from './breached-passwords.ts';
import { createLogger } from '../../plugins/request-log.ts';
import { warmUpPasswordChecks } from './new-passwords.ts';
import { createPasswordStrength } from './password-strength.ts';

describe('warmUpPasswordChecks', () => {
  it('loads what the checks need in steps, between which other work is done', async () => {
    const state = { isLoaded: false };
    const passwordStrength = createPasswordStrength({ log: createLogger('silent') });
    const loading = warmUpPasswordChecks(passwordStrength).then(() => void (state.isLoaded = true));
    let turns = 0;
    while (!state.isLoaded) {
      // oxlint-disable-next-line no-await-in-loop -- counts the turns of the event loop
      await setImmediate();
      turns += 1;
    }
    await loading;
    await passwordStrength.stop();
    expect(turns).toBeGreaterThan(20);
    // SHA-1 of "Password1" begins with 70CCD
    expect(await offlineBreachedPasswords.suffixesOf('70CCD')).not.toEqual([]);
  });
});
