import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from 'shared-contracts/api/captcha';

type Solver = Parameters<typeof solveChallenge>[0];

/** Returns the token for a challenge, as the browser does. */
export async function solveProofOfWork(given: CaptchaChallenge | null): Promise<string> {
  if (given?.kind !== 'proof-of-work') throw new Error('There is no proof of work');
  const challenge = given.challenge as unknown as Solver['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
