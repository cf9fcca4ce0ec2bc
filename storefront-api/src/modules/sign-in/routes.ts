import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from 'shared-contracts/routes';
import type { SessionData } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import type { SessionNotice } from '../../db/schema/index.ts';
import { sessionNotices } from '../../locale/session-notices.ts';
import type { Queryable } from '../../db/client.ts';
import { takeNotices } from '../auth/notices.ts';
import { describeMerge } from '../basket/merge-messages.ts';
import type { CustomerRow, Visit } from '../../visit/visit.ts';
import { ShopError } from '../../shop-error.ts';
import { accountByEmail } from '../accounts/service.ts';
import { attemptContextOf } from '../auth/attempts.ts';
import {
  describeAdditions,
  redirectAfterSignIn,
  describeShortfalls,
} from '../basket/pending/additions-response.ts';
import { memberReadOptions } from '../basket/member-read-options.ts';
import type { AppliedAddition } from '../basket/pending/pending-additions.ts';
import { clearPendingToken, readPendingToken } from '../basket/pending/pending-cookie.ts';
import { isFormRequest } from '../../plugins/contract-calls/forms/form-requests.ts';
import { checkNewPassword, type NewPasswordChecks } from '../auth/new-passwords.ts';
import { consentOf } from '../auth/consent-in-effect.ts';
import type { KnownDevices } from '../auth/known-device.ts';
import { countCurrent } from '../orders/views/order-counts.ts';
import { acceptInvitation } from './invitation.ts';
import { signIn, signUp, type SignInContext } from './service.ts';
import {
  clearSessionCookie,
  readSessionCookie,
  sessionLifetimeMs,
  writeSessionCookie,
} from '../auth/session-cookie.ts';
import { placeOf } from '../auth/session-place.ts';
import { endSession, extendSessionUntil } from '../auth/sessions.ts';
import { hashToken } from '../auth/tokens.ts';
import type { CaptchaGuard } from '../captcha/captcha-guard.ts';
import { toSessionData } from './session-data.ts';
import type { SocialLogin } from './social-login/social-login.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface SignInOptions {
  newPasswordChecks: NewPasswordChecks;
  captchaGuard: CaptchaGuard;
  knownDevices: KnownDevices;
  socialLogin: SocialLogin;
}

export async function signInRoutes(
  app: FastifyInstance,
  { newPasswordChecks, captchaGuard, knownDevices, socialLogin }: SignInOptions,
): Promise<void> {
  app.contractRoute('session-data', async (_input, visit) => {
    const notices = await takeNoticesOf(app, visit);
    await extendSessionIfDue(app, visit);
    return {
      ...(await sessionOf(app, visit)),
      flash_messages: await flashMessages(app.database.db, visit.store, notices),
    };
  });

  app.contractRoute('login', async ({ referer, captcha_token, connect_social_login, ...form }, visit) => {
    const { request, reply, now } = visit;
    const identity = identityToConnect(socialLogin, visit, connect_social_login);
    const guarded = {
      purpose: 'sign-in',
      account: form.email,
      token: captcha_token,
      // Limited by itself, and not by what others attempt (ADR 0078).
      isExempt: async () => {
        const customer = await accountByEmail(
          app.database.db,
          visit.store.websiteId,
          form.email.toLowerCase(),
        );
        return customer !== null && knownDevices.find(request, customer, now) !== null;
      },
    } as const;
    const { token, ...signedIn } = await captchaGuard.run(guarded, visit, () =>
      signIn(app.database.db, form, {
        ...signInContext(visit, knownDevices, identity),
        answersNotice: !isFormRequest(request),
      }),
    );
    if (identity !== null) socialLogin.forget(visit);
    writeSessionCookie(reply, token, form.remember ?? true);
    knownDevices.remember(request, reply, signedIn.customer, now);
    return signedInResponse(app, visit, { ...signedIn, referer });
  });

  app.contractRoute('signup', async ({ referer, captcha_token, connect_social_login, ...form }, visit) => {
    const { store, request, reply, now } = visit;
    const known = [form.email, form.firstname, form.lastname, store.shopName];
    const identity = identityToConnect(socialLogin, visit, connect_social_login);
    const guarded = { purpose: 'sign-up', account: form.email, token: captcha_token } as const;
    const joined = await captchaGuard.run(guarded, visit, () =>
      signUp(
        app.database.db,
        form,
        { ...signInContext(visit, knownDevices, identity), answersNotice: !isFormRequest(request) },
        () => checkNewPassword(newPasswordChecks, form.password, known),
      ),
    );
    if (identity !== null) socialLogin.forget(visit);
    if (joined === null) {
      const guest = await guestSession(app, visit);
      return { session: { ...guest, isSignupEvent: true }, redirect: paths.signInAfterRegistration(referer) };
    }
    writeSessionCookie(reply, joined.token, true);
    knownDevices.remember(request, reply, joined.customer, now);
    const { session, ...answer } = await signedInResponse(app, visit, { ...joined, referer });
    return { ...answer, session: { ...session, first_visit: true, isSignupEvent: true } };
  });

  app.contractRoute('invitation', async ({ code }, visit) => {
    await extendSessionIfDue(app, visit);
    const referralCode = await acceptInvitation(app, visit, code);
    const session = await sessionOf(app, visit);
    return { ...session, ...(visit.visitor.customer === null && { referralCode }) };
  });

  app.contractRoute('logout', async (_input, visit) => {
    const tokenHash = cookieTokenHash(visit.request);
    if (tokenHash !== null) await endSession(app.database.db, tokenHash);
    clearSessionCookie(visit.reply);
    return { session: await guestSession(app, visit), redirect: '/' };
  });
}

/** Returns the session with the number of the member's orders that are under way. */
async function sessionOf(
  app: FastifyInstance,
  { store, visitor, now }: Pick<Visit, 'store' | 'visitor' | 'now'>,
): Promise<SessionData> {
  const { cookieConsentVersion: version } = await app.findConsentTerms(store);
  const session = toSessionData(store, visitor, consentOf(visitor, { version, now }));
  if (visitor.customer === null) return session;
  return { ...session, current_orders: await countCurrent(app.database.db, visitor.customer.id, store.id) };
}

/** Returns the session of the visitor without an account. */
function guestSession(app: FastifyInstance, { store, visitor, now }: Visit): Promise<SessionData> {
  return sessionOf(app, { store, visitor: { ...visitor, customer: null, session: null }, now });
}

interface SignedInVisit {
  customer: CustomerRow;
  additions: readonly AppliedAddition[];
  notices: readonly SessionNotice[];
  referer: string | undefined;
}

/** Returns the session, the results of the pending additions and the page to go to. */
export async function signedInResponse(
  app: FastifyInstance,
  { store, visitor, request, reply, now }: Visit,
  { customer, additions, notices, referer }: SignedInVisit,
) {
  const { db } = app.database;
  clearPendingToken(request, reply);
  const session = await sessionOf(app, { store, visitor: { ...visitor, customer, session: null }, now });
  const flash = await flashMessages(db, store, notices);
  const error = [...flash.error, ...(await describeShortfalls(db, additions, store))];
  const memberOptions = await memberReadOptions(db, store, customer, now);
  const readOptions = { ...memberOptions, delivery: app.findChosenDelivery };
  return {
    session: { ...session, flash_messages: { ...flash, error } },
    redirect: redirectAfterSignIn(referer, additions),
    additions: await describeAdditions(db, additions, readOptions),
  };
}

/** Returns the notices of the browser's session that were not shown yet, also if it was ended elsewhere. */
async function takeNoticesOf(
  app: FastifyInstance,
  { visitor, request }: Visit,
): Promise<readonly SessionNotice[]> {
  const tokenHash = cookieTokenHash(request);
  if (tokenHash === null) return [];
  const { session, hasInvalidCookie } = visitor;
  const hasNotices = session !== null && session.notices !== null;
  return hasNotices || hasInvalidCookie ? takeNotices(app.database.db, tokenHash) : [];
}

/** Notices of something that the member may want to prevent. */
const warnings: readonly SessionNotice[] = ['signed_out', 'deletion_pending'];

async function flashMessages(
  db: Queryable,
  { locale }: Store,
  notices: readonly SessionNotice[],
): Promise<SessionData['flash_messages']> {
  const texts = (wanted: boolean) =>
    notices
      .filter((notice) => typeof notice === 'string')
      .filter((notice) => warnings.includes(notice) === wanted)
      .map((notice) => sessionNotices[locale][notice]);
  const merged = notices.filter((notice) => typeof notice !== 'string');
  const { error, success } = await describeMerge(db, merged, locale);
  return { error: [...texts(true), ...error], success: [...texts(false), ...success] };
}

/**
 * Extends the session to 30 days from now, limited by the maximum lifetime after sign-in. Written at most once a day,
 * because every page requests the session.
 */
async function extendSessionIfDue(
  app: FastifyInstance,
  { visitor, request, reply, now }: Visit,
): Promise<void> {
  if (visitor.hasInvalidCookie) clearSessionCookie(reply);
  const { session } = visitor;
  const cookie = readSessionCookie(request);
  if (session === null || cookie.kind !== 'token') return;
  if (now.getTime() - session.extendedAt.getTime() < dayMs) return;
  const lastMs = session.customerId === null ? Infinity : session.createdAt.getTime() + app.sessionMaxMs;
  const lifetimeMs = Math.min(sessionLifetimeMs, lastMs - now.getTime());
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const isExtended = await extendSessionUntil(app.database.db, session.tokenHash, now, expiresAt);
  if (!isExtended) return; // Ended meanwhile. The browser's next request gets the notice.
  if (lifetimeMs <= 0) return; // The configured maximum has become shorter, so the session has ended.
  writeSessionCookie(reply, cookie.token, session.isRemembered, lifetimeMs);
}

/** Returns what a sign-in needs of the visit. `identity` is connected with the account by it. */
export function signInContext(
  visit: Visit,
  knownDevices: KnownDevices,
  identity: SignInContext['identity'],
): SignInContext {
  const { store, visitor, request, passwords, now } = visit;
  return {
    ...attemptContextOf(visit),
    store,
    deviceOf: (customer) => knownDevices.find(request, customer, now),
    passwords,
    log: request.log,
    previous: visitor.session,
    place: placeOf(request),
    cookieTokenHash: cookieTokenHash(request),
    pendingTokenHash: readPendingToken(request),
    // With JavaScript an overlay welcomes the member.
    newcomerNotice: isFormRequest(request) ? 'account_created' : null,
    answersNotice: false,
    identity,
  };
}

/** Returns null if the form does not connect a login. Throws `sign_in_expired` if this browser has begun none. */
function identityToConnect(
  socialLogin: SocialLogin,
  visit: Visit,
  isConnecting: boolean | undefined,
): SignInContext['identity'] {
  if (isConnecting !== true) return null;
  const login = socialLogin.identified(visit);
  if (login === null) throw new ShopError('sign_in_expired');
  const { clientId, subject, provider, state, expiresAt } = login;
  return { clientId, subject, provider, state, expiresAt: new Date(expiresAt) };
}

/** Returns the hash of the token in the session cookie, whether or not it opens a session in this store. */
function cookieTokenHash(request: FastifyRequest): string | null {
  const cookie = readSessionCookie(request);
  return cookie.kind === 'token' ? hashToken(cookie.token) : null;
}
