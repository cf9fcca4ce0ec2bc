import { newPasswordField } from 'shared-contracts/forms/registration';
import { demoPassword } from 'demo-shop/data/members';
import {
  offlineBreachedPasswords,
  rejectBreachedPassword,
  type BreachedPasswords,
} from './breached-passwords.ts';
import { commonPasswords } from './common-passwords.ts';

const check = (password: string) => rejectBreachedPassword(offlineBreachedPasswords, password);

describe('offlineBreachedPasswords', () => {
  it.each(['Password1', 'P@$$w0rd123', 'Welcome2024!', 'Qwerty123', '1qaz2WSX', 'Sommer2025', 'Offpiste1'])(
    'contains %s',
    async (password) => {
      await expect(check(password)).rejects.toMatchObject({
        code: 'breached_password',
        details: { fields: { password: 'breached_password' } },
      });
    },
  );

  it.each([demoPassword, 'Deep-Snow-1', 'correct-Horse-7-battery', 'Passwordd1'])(
    'does not contain %s',
    async (password) => {
      await expect(check(password)).resolves.toBeUndefined();
    },
  );

  it('contains only passwords that the form accepts', () => {
    const passwords = commonPasswords();
    expect(passwords.length).toBeGreaterThan(50_000);
    expect(passwords.filter((password) => !newPasswordField.safeParse(password).success)).toEqual([]);
  });
});

describe('rejectBreachedPassword', () => {
  it('passes only the first five digits of the hash to the source', async () => {
    const asked: string[] = [];
    const source: BreachedPasswords = {
      suffixesOf: async (prefix) => {
        asked.push(prefix);
        return ['1E4C9B93F3F0682250B6CF8331B7EE68FD8'];
      },
    };
    // SHA-1 of "password" begins with 5BAA6
    await expect(rejectBreachedPassword(source, 'password')).rejects.toMatchObject({
      code: 'breached_password',
    });
    expect(asked).toEqual(['5BAA6']);
  });
});
