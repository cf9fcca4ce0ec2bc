import type { CustomerDetails } from 'shared-contracts/forms/customer';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { beginAttempt, endAttempt } from '../auth/attempts.ts';
import type { CustomerRow, SessionRow } from '../../visit/visit.ts';
import { restartSession } from '../auth/sessions.ts';
import { disconnectIdentities } from '../auth/social-identities.ts';
import { mailNotice } from './account-mails.ts';
import { requestEmailChange } from './email-change.ts';
import { rejectUnsupportedChoices } from './supported-choices.ts';
import type { CallContext } from './password-reset.ts';
import { withRoundedDuration } from './rounded-duration.ts';
import { deleteEmailChange, deleteTokens, lockCustomer, updateCustomer } from './repository.ts';

interface Change {
  customer: CustomerRow;
  /** Token of the new session after a change of the password; null: the session has not changed. */
  token: string | null;
}

type RequestedDetails = CustomerDetails & { store_type?: string | number | undefined };

interface MemberContext extends CallContext {
  customer: CustomerRow;
  session: SessionRow;
}

/**
 * Changes a member's details. A new e-mail address or password requires the current password. A new password is reported
 * by mail and ends the other sessions; a new address receives a link and replaces the present one when it is confirmed by the
 * button of its page. The duration of a request for another address does not reveal whether it has an account. Throws `invalid_credentials`, `invalid_request` and `too_many_attempts`.
 */
export async function changeDetails(
  db: Queryable,
  form: RequestedDetails,
  context: MemberContext,
): Promise<Change> {
  const { customer, passwords } = context;
  rejectUnsupportedChoices(form);
  const email = form.email?.toLowerCase();
  const newEmail = email === customer.email ? undefined : email;
  const needsPassword = newEmail !== undefined || form.password !== undefined;
  if (needsPassword) await confirmIdentity(db, form.current_password, context);
  if (newEmail !== undefined) await countEmailChange(db, context);
  const passwordHash = form.password === undefined ? undefined : await passwords.hash(form.password);
  const save = () =>
    db.transaction(async (tx) => {
      const before = await lockCustomer(tx, customer.id);
      if (before === null || (needsPassword && before.passwordHash !== customer.passwordHash)) {
        throw new ShopError('invalid_credentials', { fields: { current_password: 'is' } });
      }
      await updateCustomer(tx, customer.id, { ...choicesOf(form), passwordHash });
      return sendNotices(tx, before, { newEmail, hasNewPassword: passwordHash !== undefined }, context);
    });
  return newEmail === undefined ? save() : withRoundedDuration(save);
}

/** Limits the mails to other people's addresses. Also on a known device, because a member can create many. */
async function countEmailChange(db: Queryable, context: MemberContext): Promise<void> {
  await beginAttempt(db, 'change-email', String(context.customer.id), { ...context, device: null });
}

/** Checks the current password. Counted as a sign-in attempt, because it could be used to guess the password. */
export async function confirmIdentity(
  db: Queryable,
  password: string | undefined,
  context: CallContext & { customer: CustomerRow },
): Promise<void> {
  const { customer, passwords } = context;
  if (password === undefined) {
    throw new ShopError('invalid_request', { fields: { current_password: 'required' } });
  }
  const attempt = await beginAttempt(db, 'sign-in', customer.email, context);
  const isKnownDevice = context.device !== null && context.device !== undefined;
  if (!(await passwords.verify(customer.passwordHash, password, { isKnownDevice }))) {
    throw new ShopError('invalid_credentials', { fields: { current_password: 'is' } });
  }
  await endAttempt(db, attempt, context);
}

async function sendNotices(
  tx: Queryable,
  before: CustomerRow,
  { newEmail, hasNewPassword }: { newEmail: string | undefined; hasNewPassword: boolean },
  { store, now, session }: MemberContext,
): Promise<Change> {
  const customer = (await lockCustomer(tx, before.id)) ?? before;
  // An earlier mailed link for a new password could revert this change, and so could one for a new address.
  if (hasNewPassword) {
    await deleteTokens(tx, customer.id, 'reset');
    await deleteEmailChange(tx, customer.id);
  }
  if (newEmail !== undefined) await requestEmailChange(tx, customer, newEmail, { store, now });
  if (!hasNewPassword) return { customer, token: null };
  await disconnectIdentities(tx, customer.id);
  await mailNotice(tx, 'password-changed', {}, before, store, now);
  return { customer, token: await restartSession(tx, session, now) };
}

function choicesOf({
  firstname,
  lastname,
  gender,
  country_id: countryId,
  language,
  currency,
}: CustomerDetails) {
  return { firstname, lastname, gender, countryId, language, currency };
}
