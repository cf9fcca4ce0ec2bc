import type { ErrorCode } from 'shared-contracts/errors';
import type { PendingSocialLogin } from 'shared-contracts/api/social-login';
import { isShopPath, paths } from 'shared-contracts/routes';
import type { Queryable } from '../../../db/client.ts';
import { withFormError } from '../../../plugins/contract-calls/navigation.ts';
import { ShopError } from '../../../shop-error.ts';
import type { CustomerRow, Visit } from '../../../visit/visit.ts';
import { mailLink } from '../../accounts/account-mails.ts';
import { beginAttempt } from '../../auth/attempts.ts';
import { lockAccount } from '../../accounts/service.ts';
import { accountOfIdentity, type SocialIdentity } from '../../auth/social-identities.ts';
import { markUsedOnce } from '../../auth/single-use.ts';
import { requiresConfirmedEmail } from '../../stores/config/service.ts';
import { storeUrl } from '../../stores/store-url.ts';
import { startNoticedSession, type SignedIn, type SignInContext } from '../service.ts';
import type { SocialLoginApps } from './apps.ts';
import { createLoginCookie, type IdentifiedLogin, type StartedLogin } from './login-cookie.ts';
import {
  createRequest,
  createSocialLoginProvider,
  ProviderError,
  type SocialLoginProvider,
} from './provider.ts';

/** What happened at the return from the provider. */
type Outcome =
  (SignedIn & { referer: string | null }) | 'identified' | { code: ErrorCode; referer: string | null };

type Callback = Readonly<Record<'code' | 'state' | 'error' | 'iss', string | undefined>>;

export interface SocialLogin {
  /** Returns the URL of the provider's page. Throws `not_found` in a store without social login. */
  start(visit: Visit, referer: string | undefined): Promise<string>;
  /** Handles the return from the provider's page. */
  finish(visit: Visit, callback: Callback, context: SignInContext): Promise<Outcome>;
  /** Returns the login of this browser that waits for an account; null if there is none. */
  identified(visit: Visit): (IdentifiedLogin & { provider: string }) | null;
  /** Returns what the page for connecting an account shows. */
  pending(visit: Visit): PendingSocialLogin | null;
  /** Removes the login from the browser. */
  forget(visit: Visit): void;
}

/** @param secret signs the cookie */
export function createSocialLogin(apps: SocialLoginApps, secret: Buffer): SocialLogin {
  const cookie = createLoginCookie(secret);
  const providers = new Map([...apps].map(([id, app]) => [id, createSocialLoginProvider(app)] as const));
  const scopeOf = ({ store, now }: Visit) => ({ storeId: store.id, now });

  function identified(visit: Visit): (IdentifiedLogin & { provider: string }) | null {
    const login = cookie.read(visit.request, 'identified', scopeOf(visit));
    const app = apps.get(visit.store.id);
    if (login === null || app === undefined || login.clientId !== app.clientId) return null;
    return { ...login, provider: app.provider };
  }

  async function identifyPerson(
    visit: Visit,
    provider: SocialLoginProvider,
    started: StartedLogin,
    callback: Callback,
  ) {
    const { state, verifier, expiresAt } = started;
    const sent = Object.entries(callback).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    const request = { redirectUri: redirectUriOf(visit), state, verifier };
    const { db } = visit.request.server.database;
    const use = { kind: 'social-login', key: state, expiresAt: new Date(expiresAt) } as const;
    if (!(await markUsedOnce(db, use, visit.now))) throw new ShopError('sign_in_expired');
    return provider.identify(new URLSearchParams(sent), request);
  }

  return {
    async start(visit, referer) {
      const provider = providers.get(visit.store.id);
      if (provider === undefined) throw new ShopError('not_found');
      const request = createRequest(redirectUriOf(visit));
      const { state, verifier } = request;
      const target = referer !== undefined && isShopPath(referer) ? referer : null;
      cookie.write(visit.reply, { step: 'started', state, verifier, referer: target }, scopeOf(visit));
      return provider.authorizationUrl(request);
    },

    async finish(visit, callback, context) {
      const { store, request, reply, now } = visit;
      const { db } = request.server.database;
      const started = cookie.read(request, 'started', scopeOf(visit));
      const [app, provider] = [apps.get(store.id), providers.get(store.id)];
      if (app === undefined || provider === undefined) return { code: 'not_found', referer: null };
      // Compared before the cookie is cleared, so that a link of another site cannot end the login.
      if (started === null || callback.state !== started.state)
        return { code: 'sign_in_expired', referer: null };
      const { referer } = started;
      cookie.clear(request, reply);
      try {
        const { subject, ...profile } = await identifyPerson(visit, provider, started, callback);
        const identity = { clientId: app.clientId, subject };
        const customer = await accountOfIdentity(db, store.websiteId, identity);
        if (customer !== null)
          return { ...(await signInConnected(customer, identity, context, visit)), referer };
        cookie.write(
          reply,
          { step: 'identified', state: started.state, ...identity, ...profile, referer },
          { storeId: store.id, now },
        );
        return 'identified';
      } catch (error) {
        if (!(error instanceof ShopError)) throw error;
        const fault = error instanceof ProviderError ? error.fault : undefined;
        request.log.warn({ storeId: store.id, code: error.code, fault }, 'social login failed');
        return { code: error.code, referer };
      }
    },

    identified,

    pending(visit) {
      const login = identified(visit);
      if (login === null) return null;
      const { email, firstname, lastname, referer } = login;
      return { email, firstname, lastname, referer };
    },

    forget: ({ request, reply }) => cookie.clear(request, reply),
  };
}

/** Returns the path to redirect to after a failed login. */
export function failedLoginPath(code: ErrorCode, referer: string | null): string {
  return withFormError(paths.login(referer ?? undefined), code);
}

/** Returns the same for both requests of a login: the provider compares it, also with those that were registered. */
function redirectUriOf({ store, request }: Visit): string {
  return storeUrl(request.server.storeOrigin, store, '/api/social-login-callback');
}

/**
 * Signs in the member whose account is connected. Throws `not_confirmed` and `too_many_attempts` as signing in does, and
 * `sign_in_expired` if the account was disconnected meanwhile.
 */
async function signInConnected(
  customer: CustomerRow,
  identity: SocialIdentity,
  context: SignInContext,
  { request }: Visit,
): Promise<SignedIn> {
  const { db } = request.server.database;
  const { store, now } = context;
  const lockMember = (tx: Queryable) => lockConnected(tx, customer, identity);
  if (!customer.isConfirmed && (await requiresConfirmedEmail(db, store, request.log))) {
    // Counted, so that the mailbox cannot be flooded.
    await beginAttempt(db, 'confirmation-email', String(customer.id), context);
    await db.transaction(async (tx) => mailLink(tx, 'confirm-address', {}, await lockMember(tx), store, now));
    throw new ShopError('not_confirmed');
  }
  return startNoticedSession(db, lockMember, context, true);
}

/** Locks the account, and reads again whether it is connected: a new password disconnects it. */
async function lockConnected(
  tx: Queryable,
  { id, websiteId }: CustomerRow,
  identity: SocialIdentity,
): Promise<CustomerRow> {
  const locked = await lockAccount(tx, id);
  const connected = await accountOfIdentity(tx, websiteId, identity);
  if (locked === null || connected?.id !== id) throw new ShopError('sign_in_expired');
  return locked;
}
