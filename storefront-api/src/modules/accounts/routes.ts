import type { FastifyInstance } from 'fastify';
import { requireCustomer, requireSession, type Visit } from '../../visit/visit.ts';
import { attemptContextOf } from '../auth/attempts.ts';
import type { BreachedPasswords } from '../auth/breached-passwords.ts';
import { checkNewPassword } from '../auth/new-passwords.ts';
import { passwordScore } from '../auth/password-strength.ts';
import { writeSessionCookie } from '../auth/session-cookie.ts';
import { accountDetails } from './account-details.ts';
import { changeDetails } from './change-details.ts';
import { confirmAccount, resendConfirmation } from './confirmation.ts';
import { addressOfResetLink, forgotPassword, resetPassword, type CallContext } from './password-reset.ts';

export interface AccountOptions {
  breachedPasswords: BreachedPasswords;
}

export async function accountRoutes(
  app: FastifyInstance,
  { breachedPasswords }: AccountOptions,
): Promise<void> {
  const { db } = app.database;

  app.contractRoute('user-sync', (_input, { store, visitor }) => {
    return accountDetails(store, requireCustomer(visitor));
  });

  app.contractRoute('customer-details-update', async (form, visit) => {
    const { store, visitor, reply } = visit;
    const session = requireSession(visitor);
    const member = { ...callContext(visit), customer: requireCustomer(visitor), session };
    if (form.password !== undefined) {
      const { email, firstname, lastname } = member.customer;
      const known = [email, firstname, lastname, store.shopName];
      await checkNewPassword(breachedPasswords, form.password, known);
    }
    const { customer, token } = await changeDetails(db, form, member);
    if (token !== null) writeSessionCookie(reply, token, session.isRemembered);
    return accountDetails(store, customer);
  });

  app.contractRoute('forgot-password', async ({ login }, visit) => {
    await forgotPassword(db, login, callContext(visit));
    return { isAccepted: true as const };
  });

  app.contractRoute('reset-link', async (link, visit) => {
    return { email: await addressOfResetLink(db, link, visit) };
  });

  app.contractRoute('reset-password', async (form, visit) => {
    await checkNewPassword(breachedPasswords, form.password, [visit.store.shopName]);
    await resetPassword(db, form, callContext(visit));
    return { isChanged: true as const };
  });

  app.contractRoute('password-strength', async ({ password }, { store }) => {
    return { score: await passwordScore(password, [store.shopName]) };
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
