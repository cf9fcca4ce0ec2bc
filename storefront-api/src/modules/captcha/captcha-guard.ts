import type { CaptchaChallenge } from 'shared-contracts/api/captcha';
import type { CaptchaPurpose } from 'shared-contracts/forms/captcha';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import type { Visit } from '../../visit/visit.ts';
import { markUsedOnce } from '../auth/single-use.ts';
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
  /** Returns whether the call needs no token. Called only for a call that would need one. @default never */
  isExempt?: () => Promise<boolean>;
}

export interface CaptchaGuard {
  /** Returns what the browser must solve; null if the store has no captcha. */
  challenge(visit: Visit, purpose: CaptchaPurpose): Promise<CaptchaChallenge | null>;
  /**
   * Carries out a call. After repeated ones it first requires a token: throws `captcha_required`, with the seconds after
   * which none is needed.
   */
  run<Value>(call: GuardedCall, visit: Visit, work: () => Promise<Value>): Promise<Value>;
  /** Starts to count anew for an account whose owner has used a mailed link. */
  forget(visit: Visit, call: Pick<GuardedCall, 'purpose' | 'account'>): Promise<void>;
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
  return {
    challenge: async () => null,
    run: (_call, _visit, work) => work(),
    forget: async () => undefined,
  };
}

function createActiveGuard(captcha: Captcha): CaptchaGuard {
  /** Checks that the token is valid for this form and new. Undefined: that cannot be decided. */
  async function accepts(
    token: string,
    scope: CaptchaScope,
    db: Queryable,
    now: Date,
  ): Promise<boolean | undefined> {
    const verdict = await captcha.verify(token, scope, now);
    if (verdict.kind === 'unavailable') return undefined;
    if (verdict.kind !== 'valid') return false;
    const expiresAt = new Date(now.getTime() + captchaLifetimeMs);
    return markUsedOnce(db, { kind: 'captcha', key: verdict.challengeId, expiresAt }, now);
  }

  return {
    async challenge(visit, purpose) {
      return captcha.createChallenge(await scopeOf(visit, purpose), visit.now);
    },

    async forget(visit, call) {
      await forgetAccount(visit.request.server.database.db, contextOf(visit, call));
    },

    async run({ purpose, account, token, isExempt }, visit, work) {
      const { request, now } = visit;
      const { db } = request.server.database;
      const scope = await scopeOf(visit, purpose);
      if (!captcha.isActive(scope)) return work();
      const context = contextOf(visit, { purpose, account });
      const counters = countersBeforeChallenge(context);
      const wait = await waitMs(db, counters, now);
      if (wait > 0 && !(await isExempt?.())) {
        const isAccepted = token ? await accepts(token, scope, db, now) : false;
        if (isAccepted === false) {
          throw new ShopError('captcha_required', { retryAfterSeconds: Math.ceil(wait / 1000) });
        }
        if (isAccepted === undefined) await limitUnverified(db, context, visit);
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

function contextOf(
  { store, request }: Visit,
  { purpose, account }: Pick<GuardedCall, 'purpose' | 'account'>,
): CounterContext {
  const { rateLimitFactor: limitFactor } = request.server;
  return { websiteId: store.websiteId, purpose, account, address: request.ip, limitFactor };
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
