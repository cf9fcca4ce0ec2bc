import { setImmediate } from 'node:timers/promises';
import { ShopError } from '../../shop-error.ts';

type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Fewer than 10^6 guesses: found within a second by an attacker who has the hash of the password. */
const minScore: PasswordScore = 2;

/**
 * Longer texts and more substituted letters take zxcvbn more than a second. With these, the worst password takes it about
 * as long as argon2 takes for a hash.
 */
const bounds = { maxLength: 32, l33tMaxSubstitutions: 2 };

type Estimate = (password: string, known: readonly string[]) => PasswordScore;

let loading: Promise<Estimate> | undefined;

/** Loads the word lists: about 10 MB. One after the other, so that requests are answered between them. */
async function load(): Promise<Estimate> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  await setImmediate();
  const common = await import('@zxcvbn-ts/language-common');
  await setImmediate();
  const english = await import('@zxcvbn-ts/language-en');
  await setImmediate();
  const estimator = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    ...bounds,
  });
  return (password, known) => estimator.check(password, [...known]).score;
}

/**
 * Returns how hard a password is to guess, from 0 to 4.
 *
 * @param known texts that an attacker knows or tries first, such as the member's names
 */
export async function passwordScore(password: string, known: readonly string[] = []): Promise<PasswordScore> {
  loading ??= load();
  const estimate = await loading;
  return estimate(password.normalize('NFKC'), known.flatMap(wordsOf));
}

/** Splits an address or a name: people use its parts. */
function wordsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)]
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 60));
}

/** Throws `weak_password` for a password that is easy to guess. Used for new passwords only. */
export async function rejectWeakPassword(password: string, known: readonly string[]): Promise<void> {
  if ((await passwordScore(password, known)) < minScore) {
    throw new ShopError('weak_password', { fields: { password: 'weak_password' } });
  }
}
