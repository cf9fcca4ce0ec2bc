import * as z from 'zod/mini';
import { boundedFetch } from '../../outgoing/bounded-fetch.ts';
import { captchaLifetimeMs, type Captcha, type CaptchaScope, type CaptchaVerdict } from './captcha.ts';

/** A shopper waits for the answer. */
const timeoutMs = 3_000;

/** The answer that the common services have. `hostname` and `action` are those of the page with the widget. */
const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.optional(z.nullable(z.string())),
  action: z.optional(z.nullable(z.string())),
  challenge_ts: z.optional(z.nullable(z.string())),
  'error-codes': z.optional(z.nullable(z.array(z.string()))),
});

type Answer = z.infer<typeof answerSchema>;

export interface SiteverifyOptions {
  url: string;
  secret: string;
}

/**
 * Creates the captcha of a hosted service: its widget gives the browser a token, which the service confirms for a secret.
 * The visitor's address is not sent.
 */
export function createSiteverify({ url, secret }: SiteverifyOptions): Captcha {
  return {
    isActive: ({ siteKey }) => siteKey !== null,

    async createChallenge({ siteKey }) {
      return siteKey === null ? null : { kind: 'siteverify', siteKey };
    },

    async verify(token, scope, now) {
      try {
        const answer = await boundedFetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!answer.ok) return unavailable;
        return verdictOf(answerSchema.parse(await answer.json()), token, scope, now);
      } catch {
        // No answer, or none of a service of this kind.
        return unavailable;
      }
    },
  };
}

const unavailable = { kind: 'unavailable' } as const;
const invalid = { kind: 'invalid' } as const;

function verdictOf(answer: Answer, token: string, scope: CaptchaScope, now: Date): CaptchaVerdict {
  const { success, hostname, action, challenge_ts: solvedAt } = answer;
  // A wrong secret is the shop's mistake and not the shopper's.
  if (answer['error-codes']?.some((code) => code.endsWith('-input-secret'))) return unavailable;
  if (!success) return invalid;
  if (hostname && hostname !== scope.hostname) return invalid;
  if (action && action !== scope.purpose) return invalid;
  if (solvedAt && !(Math.abs(now.getTime() - Date.parse(solvedAt)) <= captchaLifetimeMs)) return invalid;
  return { kind: 'valid', challengeId: token };
}
