import {
  offlineBreachedPasswords,
  rejectBreachedPassword,
  type BreachedPasswords,
} from './breached-passwords.ts';
import type { PasswordStrength } from './password-strength.ts';

/** What new passwords are checked with. */
export interface NewPasswordChecks {
  breachedPasswords: BreachedPasswords;
  passwordStrength: PasswordStrength;
}

/**
 * Throws `breached_password` for a known password, `weak_password` for one that is easy to guess, and `unavailable` if
 * that cannot be decided now.
 *
 * @param known texts that an attacker knows or tries first, such as the member's names
 */
export async function checkNewPassword(
  { breachedPasswords, passwordStrength }: NewPasswordChecks,
  password: string,
  known: readonly string[],
): Promise<void> {
  await rejectBreachedPassword(breachedPasswords, password);
  await passwordStrength.rejectWeak(password, known);
}

/**
 * Loads what {@link checkNewPassword} needs: the known passwords in steps between which requests are answered, and the
 * word lists in their thread. Otherwise the first registration after a start would wait for it.
 */
export async function warmUpPasswordChecks(passwordStrength: PasswordStrength): Promise<void> {
  await Promise.all([offlineBreachedPasswords.suffixesOf('00000'), passwordStrength.start()]);
}
