import { rejectBreachedPassword, type BreachedPasswords } from './breached-passwords.ts';
import { rejectWeakPassword } from './password-strength.ts';

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
