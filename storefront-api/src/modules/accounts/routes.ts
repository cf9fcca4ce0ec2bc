import type { FastifyInstance } from 'fastify';
import { requireCustomer, requireSession, type Visit } from '../../visit/visit.ts';
import { attemptContextOf } from '../auth/attempts.ts';
import { rejectBreachedPassword, type BreachedPasswords } from '../auth/breached-passwords.ts';
import { writeSessionCookie } from '../auth/session-cookie.ts';
import type { CaptchaGuard } from '../captcha/captcha-guard.ts';
import { accountDetails } from './account-details.ts';
import { changeDetails } from './change-details.ts';
import { confirmAccount, resendConfirmation } from './confirmation.ts';
import { forgotPassword, resetPassword, type CallContext } from './password-reset.ts';

export interface AccountOptions {
  breachedPasswords: BreachedPasswords;
  captchaGuard: CaptchaGuard;
}

export async function accountRoutes(
  app: FastifyInstance,
  { breachedPasswords, captchaGuard }: AccountOptions,
): Promise<void> {
  const { db } = app.database;

  app.contractRoute('user-sync', (_input, { store, visitor }) => {
    return accountDetails(store, requireCustomer(visitor));
  });

  app.contractRoute('customer-details-update', async (form, visit) => {
    const { store, visitor, reply } = visit;
    const session = requireSession(visitor);
    if (form.password !== undefined) await rejectBreachedPassword(breachedPasswords, form.password);
    const member = { ...callContext(visit), customer: requireCustomer(visitor), session };
    const { customer, token } = await changeDetails(db, form, member);
    if (token !== null) writeSessionCookie(reply, token, session.isRemembered);
    return accountDetails(store, customer);
  });

  app.contractRoute('forgot-password', async ({ login, captcha_token }, visit) => {
    const guarded = { purpose: 'forgot-password', account: login, token: captcha_token } as const;
    await captchaGuard.run(guarded, visit, () => forgotPassword(db, login, callContext(visit)));
    return { isAccepted: true as const };
  });

  app.contractRoute('reset-password', async (form, visit) => {
    await rejectBreachedPassword(breachedPasswords, form.password);
    await resetPassword(db, form, callContext(visit));
    return { isChanged: true as const };
  });

  app.contractRoute('confirmation-email', async ({ customer_id: customerId }, visit) => {
    await resendConfirmation(db, customerId, callContext(visit));
    return { isAccepted: true as const };
  });

  app.contractRoute('confirm-account', async (form, visit) => {
    await confirmAccount(db, form, callContext(visit));
    return { isConfirmed: true as const };
  });
}

function callContext(visit: Visit): CallContext {
  return { ...attemptContextOf(visit), store: visit.store, passwords: visit.passwords };
}
