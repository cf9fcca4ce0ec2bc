import {
  offlineBreachedPasswords,
  rejectBreachedPassword,
  type BreachedPasswords,
} from './breached-passwords.ts';
import { passwordScore, rejectWeakPassword } from './password-strength.ts';

/**
 * Throws `breached_password` for a known password, and `weak_password` for one that is easy to guess.
 *
 * @param known texts that an attacker knows or tries first, such as the member's names
 */
export async function checkNewPassword(
  source: BreachedPasswords,
  password: string,
  known: readonly string[],
): Promise<void> {
  await rejectBreachedPassword(source, password);
  await rejectWeakPassword(password, known);
}

/**
 * Loads what {@link checkNewPassword} needs, in steps between which requests are answered. Otherwise the first
 * registration after a start would wait for it.
 */
export async function warmUpPasswordChecks(): Promise<void> {
  await offlineBreachedPasswords.suffixesOf('00000');
  // The first estimate compiles the estimator.
  await passwordScore('warm-up of 1 Password!');
}
