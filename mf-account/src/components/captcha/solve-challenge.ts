import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { captchaChallenge } from 'shared-contracts/descriptors/captcha';

type Challenge = NonNullable<CallResponse<typeof captchaChallenge>['challenge']>;
type ProofOfWork = Parameters<typeof solveChallenge>[0]['challenge'];

/** A slow phone needs a few seconds. */
const timeoutMs = 30_000;

/**
 * Returns the token for a challenge; null for one of another kind and if the time is over. The browser derives the keys
 * outside of the page's thread, so that neither a worker nor another policy is needed.
 */
export async function tokenFor(given: Challenge): Promise<string | null> {
  if (given.kind !== 'proof-of-work') return null;
  // The library's type of what the API has created with it.
  const challenge = given.challenge as unknown as ProofOfWork;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
}
