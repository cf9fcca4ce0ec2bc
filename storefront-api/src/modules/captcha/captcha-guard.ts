import type { CaptchaChallenge } from 'shared-contracts/api/captcha';
import type { CaptchaPurpose } from 'shared-contracts/forms/captcha';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import type { Visit } from '../../visit/visit.ts';
import { markTokenUsed } from '../auth/used-tokens.ts';
import { configOf } from '../stores/config/service.ts';
import { captchaLifetimeMs, type Captcha, type CaptchaScope } from './captcha.ts';
import {
  countCall,
  countersBeforeChallenge,
  countersWithoutProvider,
  forgetAccount,
  waitMs,
  type CounterContext,
} from './call-counters.ts';

/** A call that programs repeat: guesses of passwords, new accounts, mails to other people's addresses. */
export interface GuardedCall {
  purpose: CaptchaPurpose;
  /** E-mail address that the form names. */
  account: string;
  token: string | null | undefined;
}

export interface CaptchaGuard {
  /** Returns what the browser must solve; null if the store has no captcha. */
  challenge(visit: Visit, purpose: CaptchaPurpose): Promise<CaptchaChallenge | null>;
  /**
   * Carries out a call. After repeated ones it first requires a token: throws `captcha_required`, with the seconds after
   * which none is needed.
   */
  run<Value>(call: GuardedCall, visit: Visit, work: () => Promise<Value>): Promise<Value>;
}

/** A successful sign-in is no reason for suspicion. A new account or a mail is, as programs succeed with them too. */
const countsSuccess: Record<CaptchaPurpose, boolean> = {
  'sign-in': false,
  'sign-up': true,
  'forgot-password': true,
};

/** @param captcha undefined: calls are never challenged */
export function createCaptchaGuard(captcha: Captcha | undefined): CaptchaGuard {
  if (captcha !== undefined) return createActiveGuard(captcha);
  return { challenge: async () => null, run: (_call, _visit, work) => work() };
}

function createActiveGuard(captcha: Captcha): CaptchaGuard {
  /** Throws unless the token is valid for this form and new. Resolves with false if that cannot be decided. */
  async function accept(token: string, scope: CaptchaScope, db: Queryable, now: Date): Promise<boolean> {
    const verdict = await captcha.verify(token, scope, now);
    if (verdict.kind === 'unavailable') return false;
    if (verdict.kind !== 'valid') throw new ShopError('captcha_required');
    const expiresAt = new Date(now.getTime() + captchaLifetimeMs);
    const use = { kind: 'captcha', token: verdict.challengeId, expiresAt } as const;
    if (!(await markTokenUsed(db, use, now))) throw new ShopError('captcha_required');
    return true;
  }

  return {
    async challenge(visit, purpose) {
      return captcha.createChallenge(await scopeOf(visit, purpose), visit.now);
    },

    async run({ purpose, account, token }, visit, work) {
      const { store, request, now } = visit;
      const { database, rateLimitFactor: limitFactor } = request.server;
      const { db } = database;
      const scope = await scopeOf(visit, purpose);
      if (!captcha.isActive(scope)) return work();
      const context: CounterContext = {
        websiteId: store.websiteId,
        purpose,
        account,
        address: request.ip,
        limitFactor,
      };
      const counters = countersBeforeChallenge(context);
      const wait = await waitMs(db, counters, now);
      if (wait > 0) {
        if (!token) throw new ShopError('captcha_required', { retryAfterSeconds: Math.ceil(wait / 1000) });
        if (!(await accept(token, scope, db, now))) await limitUnverified(db, context, visit);
      }
      if (countsSuccess[purpose]) await countCall(db, counters, now);
      try {
        const result = await work();
        if (!countsSuccess[purpose]) await forgetAccount(db, context);
        return result;
      } catch (error) {
        const isGuess = error instanceof ShopError && error.code === 'invalid_credentials';
        if (isGuess) await countCall(db, counters, now);
        throw error;
      }
    },
  };
}

/** Allows few calls while tokens cannot be checked. Throws `too_many_attempts`. */
async function limitUnverified(db: Queryable, context: CounterContext, visit: Visit): Promise<void> {
  const { request, now } = visit;
  request.log.warn({ purpose: context.purpose }, 'the captcha service does not answer');
  const counters = countersWithoutProvider(context);
  const wait = await waitMs(db, counters, now);
  if (wait > 0) throw new ShopError('too_many_attempts', { retryAfterSeconds: Math.ceil(wait / 1000) });
  await countCall(db, counters, now);
}

async function scopeOf({ store, request }: Visit, purpose: CaptchaPurpose): Promise<CaptchaScope> {
  const { captchaSiteKey: siteKey } = await configOf(request.server.database.db, store, request.log);
  return { store, purpose, hostname: request.hostname, siteKey };
}
