import type { CaptchaChallenge } from 'shared-contracts/api/captcha';
import type { CaptchaPurpose } from 'shared-contracts/forms/captcha';
import type { Store } from 'shared-contracts/stores';

/** What a challenge and its token are valid for. */
export interface CaptchaScope {
  store: Store;
  purpose: CaptchaPurpose;
  /** Host of the shop that the visitor uses, without port. */
  hostname: string;
  /** Of the store's configuration; null: the store has none. */
  siteKey: string | null;
}

/** `unavailable`: the service that decides does not answer. */
export type CaptchaVerdict =
  | {
      kind: 'valid';
      /** Of the challenge: two tokens for one challenge have the same. */
      challengeId: string;
    }
  | { kind: 'invalid' | 'unavailable' };

/** Tells people from programs. Implemented by {@link createProofOfWork} and {@link createSiteverify}. */
export interface Captcha {
  /** Returns what the browser must solve; null if the store has no captcha. */
  createChallenge(scope: CaptchaScope, now: Date): Promise<CaptchaChallenge | null>;
  isActive(scope: CaptchaScope): boolean;
  /** The caller accepts one token of a challenge only. */
  verify(token: string, scope: CaptchaScope, now: Date): Promise<CaptchaVerdict>;
}

/** From the challenge to the form with the token. Hosted services use less. */
export const captchaLifetimeMs = 10 * 60 * 1000;
