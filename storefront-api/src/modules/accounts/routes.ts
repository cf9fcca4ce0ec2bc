import type { FastifyInstance } from 'fastify';
import { paths } from 'shared-contracts/routes';
import { requireCustomer, requireSession, type Visit } from '../../visit/visit.ts';
import { attemptContextOf } from '../auth/attempts.ts';
import type { KnownDevices } from '../auth/known-device.ts';
import { checkNewPassword, type NewPasswordChecks } from '../auth/new-passwords.ts';
import { clearSessionCookie, writeSessionCookie } from '../auth/session-cookie.ts';
import { endSession } from '../auth/sessions.ts';
import type { CaptchaGuard } from '../captcha/captcha-guard.ts';
import { accountDetails } from './account-details.ts';
import { changeDetails } from './change-details.ts';
import { confirmAccount, resendConfirmation } from './confirmation.ts';
import { cancelEmailChange, cancelEmailChangeByLink } from './email-change.ts';
import { findPendingEmail } from './repository.ts';
import { listSessions, signOutElsewhere } from './member-sessions.ts';
import { addressOfResetLink, forgotPassword, resetPassword, type CallContext } from './password-reset.ts';

export interface AccountOptions {
  newPasswordChecks: NewPasswordChecks;
  captchaGuard: CaptchaGuard;
  knownDevices: KnownDevices;
}

export async function accountRoutes(
  app: FastifyInstance,
  { newPasswordChecks, captchaGuard, knownDevices }: AccountOptions,
): Promise<void> {
  const { db } = app.database;

  app.contractRoute('user-sync', async (_input, { store, visitor, now }) => {
    const customer = requireCustomer(visitor);
    return accountDetails(store, customer, await findPendingEmail(db, customer.id, now));
  });

  app.contractRoute('customer-details-update', async (form, visit) => {
    const { store, visitor, request, reply, now } = visit;
    const session = requireSession(visitor);
    const before = requireCustomer(visitor);
    const device = knownDevices.find(request, before, now);
    const member = { ...callContext(visit), device, customer: before, session };
    if (form.password !== undefined) {
      const { email, firstname, lastname } = before;
      const known = [email, firstname, lastname, store.shopName];
      await checkNewPassword(newPasswordChecks, form.password, known);
    }
    const { customer, token } = await changeDetails(db, form, member);
    if (token !== null) {
      writeSessionCookie(reply, token, session.isRemembered);
      knownDevices.remember(request, reply, customer, now);
    }
    const hasNewEmail = form.email !== undefined && form.email.toLowerCase() !== before.email;
    const status = token !== null ? 'password-changed' : hasNewEmail ? 'email-change-requested' : 'saved';
    const pendingEmail = await findPendingEmail(db, customer.id, now);
    return { ...accountDetails(store, customer, pendingEmail), redirect: paths.accountChanged(status) };
  });

  app.contractRoute('forgot-password', async ({ login, captcha_token }, visit) => {
    const guarded = { purpose: 'forgot-password', account: login, token: captcha_token } as const;
    await captchaGuard.run(guarded, visit, () => forgotPassword(db, login, callContext(visit)));
    return { isAccepted: true as const };
  });

  app.contractRoute('reset-link', async (link, visit) => {
    return { email: await addressOfResetLink(db, link, visit) };
  });

  app.contractRoute('reset-password', async (form, visit) => {
    const email = await resetPassword(db, form, callContext(visit), () =>
      checkNewPassword(newPasswordChecks, form.password, [visit.store.shopName]),
    );
    await captchaGuard.forget(visit, { purpose: 'sign-in', account: email });
    const { visitor, reply } = visit;
    if (visitor.session?.customerId === form.id) {
      // This browser has changed the password itself: it needs no message that it was signed out.
      await endSession(db, visitor.session.tokenHash);
      clearSessionCookie(reply);
    }
    return { isChanged: true as const };
  });

  app.contractRoute('password-strength', async ({ password }, { store }) => {
    return { score: await newPasswordChecks.passwordStrength.score(password, [store.shopName]) };
  });

  app.contractRoute('confirmation-email', async ({ customer_id: customerId }, visit) => {
    await resendConfirmation(db, customerId, callContext(visit));
    return { isAccepted: true as const };
  });

  app.contractRoute('confirm-account', async (form, visit) => {
    const sessionHash = visit.visitor.session?.tokenHash ?? null;
    const email = await confirmAccount(db, form, { ...callContext(visit), sessionHash });
    if (email === null) return { isConfirmed: true as const, wasConfirmed: true as const };
    await captchaGuard.forget(visit, { purpose: 'sign-in', account: email });
    return { isConfirmed: true as const };
  });

  app.contractRoute('email-change-cancel', async (_input, { visitor }) => {
    await cancelEmailChange(db, requireCustomer(visitor).id);
    return { isCanceled: true as const };
  });

  app.contractRoute('email-change-cancel-by-link', async (form, visit) => {
    const sessionHash = visit.visitor.session?.tokenHash ?? null;
    await cancelEmailChangeByLink(db, form, { ...callContext(visit), sessionHash });
    return { isCanceled: true as const };
  });

  app.contractRoute('account-sessions', (_input, { visitor, now }) =>
    listSessions(db, requireSession(visitor), now),
  );

  app.contractRoute('account-session-end', async ({ id }, { visitor, now }) => {
    const session = requireSession(visitor);
    await signOutElsewhere(db, session, now, id);
    return listSessions(db, session, now);
  });

  app.contractRoute('account-sessions-end', async (_input, { visitor, now }) => {
    const session = requireSession(visitor);
    await signOutElsewhere(db, session, now);
    return listSessions(db, session, now);
  });
}

function callContext(visit: Visit): CallContext {
  return { ...attemptContextOf(visit), store: visit.store, passwords: visit.passwords };
}
