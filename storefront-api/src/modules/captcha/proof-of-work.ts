import { hkdfSync } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import { captchaLifetimeMs, type Captcha } from './captcha.ts';

/** PBKDF2, which gains little from special hardware. A browser derives one key in about 2 ms. */
const algorithm = 'PBKDF2/SHA-256';
const iterations = 5_000;

/** Keys that the browser derives: a random number, known to the server only. */
const minKeys = 100;
const maxKeys = 300;

const solvedSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.looseObject({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(iterations),
      keyLength: z.int().max(64),
      keyPrefix: z.string(),
      expiresAt: z.int(),
      data: z.strictObject({ store: z.int(), purpose: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.strictObject({
    counter: z.int(),
    derivedKey: z.string().max(128),
    time: z.number().optional(),
  }),
});

/**
 * Creates the captcha without another company: the browser's processor works for about a second. Challenges are signed
 * and not stored.
 *
 * @param secret the shop's; the keys are derived from it
 */
export function createProofOfWork(secret: Buffer): Captcha {
  const keyOf = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32)).toString('base64url');
  const hmacSignatureSecret = keyOf('captcha challenge');
  const hmacKeySignatureSecret = keyOf('captcha key');
  return {
    isActive: () => true,

    async createChallenge({ store, purpose }, now) {
      const { parameters, signature = '' } = await createChallenge({
        algorithm,
        cost: iterations,
        counter: randomInt(maxKeys, minKeys),
        deriveKey,
        expiresAt: new Date(now.getTime() + captchaLifetimeMs),
        data: { store: store.id, purpose },
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return { kind: 'proof-of-work', challenge: { parameters: { ...parameters }, signature } };
    },

    async verify(token, { store, purpose }, now) {
      const solved = solvedSchema.safeParse(parseToken(token)).data;
      if (solved === undefined) return invalid;
      const { data, expiresAt } = solved.challenge.parameters;
      const isOfScope = data.store === store.id && data.purpose === purpose;
      if (!isOfScope || expiresAt * 1000 <= now.getTime()) return invalid;
      const { verified } = await verifySolution({
        ...solved,
        solution: { time: 0, ...solved.solution },
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return verified ? { kind: 'valid', challengeId: solved.challenge.signature } : invalid;
    },
  };
}

const invalid = { kind: 'invalid' } as const;

function parseToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString());
  } catch {
    return null;
  }
}
