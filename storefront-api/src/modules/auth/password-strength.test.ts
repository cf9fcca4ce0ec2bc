import { passwordScore, rejectWeakPassword } from './password-strength.ts';

describe('passwordScore', () => {
  it.each(['Aa345678', 'Aaaaaaa1', 'Abcdefg1', 'Liverpool1'])('is below 2 for %s', async (password) => {
    expect(await passwordScore(password)).toBeLessThan(2);
  });

  it.each(['Deep-Powder-7', 'Éclat-éternel-7', 'correct Horse 9 battery'])(
    'is 3 or 4 for %s',
    async (password) => {
      expect(await passwordScore(password)).toBeGreaterThanOrEqual(3);
    },
  );

  it('falls for a password that is made of the name or the address of its owner', async () => {
    const password = 'Kowalczyk77';
    const known = await passwordScore(password, ['zofia.kowalczyk@example.com']);
    expect(known).toBeLessThan(await passwordScore(password));
  });

  it('counts the first 32 characters', async () => {
    const start = 'Aa1'.padEnd(32, 'a');
    expect(await passwordScore(`${start}xK9#vQ2!`)).toBe(await passwordScore(start));
  });
});

describe('rejectWeakPassword', () => {
  it('names the field', async () => {
    await expect(rejectWeakPassword('Aaaaaaa1', [])).rejects.toMatchObject({
      code: 'weak_password',
      details: { fields: { password: 'weak_password' } },
    });
    await expect(rejectWeakPassword('Deep-Powder-7', [])).resolves.toBeUndefined();
  });
});
