import * as oauth from 'oauth4webapi';
import pLimit from 'p-limit';
import { emailField } from 'shared-contracts/forms/sign-in';
import { personName } from 'shared-contracts/forms/text-fields';
import * as z from 'zod/mini';
import { ShopError } from '../../../shop-error.ts';
import type { SocialLoginApp } from './apps.ts';
import { boundedFetch } from '../../../outgoing/bounded-fetch.ts';

/** Of token and profile together: less than the shell waits for the API. */
const timeoutMs = 5_000;

/** A provider that is slow must not hold all of the shell's connections to the API. */
const maxRunning = 16;

/** What belongs to one visit of the provider's page. */
export interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  /** PKCE (RFC 7636). */
  verifier: string;
}

/** What the provider says about a person. Only the subject identifies; the rest may be wrong. */
export interface SocialProfile {
  subject: string;
  email: string | null;
  firstname: string | null;
  lastname: string | null;
}

/** Why the provider's answer cannot be used, for the log: without anything that was sent or received. */
export type ProviderFault = 'denied' | 'rejected' | 'timeout' | 'unreachable' | 'malformed' | 'busy';

export class ProviderError extends ShopError {
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, code: 'provider_unavailable' | 'sign_in_expired' | 'sign_in_cancelled') {
    super(code);
    this.fault = fault;
  }
}

export interface SocialLoginProvider {
  /** Returns the URL of the provider's page. */
  authorizationUrl(request: AuthorizationRequest): Promise<string>;
  /**
   * Exchanges the code of the provider's redirect for the person's profile. Throws {@link ProviderError}.
   *
   * @param answer parameters of the redirect
   */
  identify(answer: URLSearchParams, request: AuthorizationRequest): Promise<SocialProfile>;
}

export function createRequest(redirectUri: string): AuthorizationRequest {
  return { redirectUri, state: oauth.generateRandomState(), verifier: oauth.generateRandomCodeVerifier() };
}

/** The types of the library and of Node describe the same options. */
const fetchAnswer = (url: string, init: object) => boundedFetch(url, init as RequestInit);

/** Creates the client of one app: OAuth 2.0 with authorization code and PKCE. */
export function createSocialLoginProvider(app: SocialLoginApp): SocialLoginProvider {
  const server: oauth.AuthorizationServer = {
    issuer: app.issuer,
    authorization_endpoint: app.authorizationUrl,
    token_endpoint: app.tokenUrl,
  };
  const client: oauth.Client = { client_id: app.clientId };
  const authentication = oauth.ClientSecretPost(app.clientSecret);
  const limit = pLimit(maxRunning);

  function validate(answer: URLSearchParams, { state }: AuthorizationRequest): URLSearchParams {
    try {
      return oauth.validateAuthResponse(server, client, answer, state);
    } catch (error) {
      if (!(error instanceof oauth.AuthorizationResponseError)) {
        // Another state or issuer: not the answer to this browser's request.
        throw new ProviderError('rejected', 'sign_in_expired');
      }
      throw error.error === 'access_denied'
        ? new ProviderError('denied', 'sign_in_cancelled')
        : new ProviderError('rejected', 'provider_unavailable');
    }
  }

  async function fetchProfile(parameters: URLSearchParams, request: AuthorizationRequest): Promise<unknown> {
    const options = {
      signal: AbortSignal.timeout(timeoutMs),
      [oauth.customFetch]: fetchAnswer,
      // The configuration allows http on this machine only.
      [oauth.allowInsecureRequests]: true,
    };
    const { redirectUri, verifier } = request;
    const tokenAnswer = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authentication,
      parameters,
      redirectUri,
      verifier,
      options,
    );
    const { access_token: token } = await oauth.processAuthorizationCodeResponse(server, client, tokenAnswer);
    const url = new URL(app.profileUrl);
    const answer = await oauth.protectedResourceRequest(token, 'GET', url, new Headers(), null, options);
    if (!answer.ok) throw new Error('No profile');
    return answer.json();
  }

  return {
    async authorizationUrl({ redirectUri, state, verifier }) {
      const url = new URL(app.authorizationUrl);
      const parameters = {
        response_type: 'code',
        client_id: app.clientId,
        redirect_uri: redirectUri,
        scope: app.scope,
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    async identify(answer, request) {
      if (limit.pendingCount > 0) throw new ProviderError('busy', 'provider_unavailable');
      const parameters = validate(answer, request);
      try {
        return readProfile(await limit(() => fetchProfile(parameters, request)));
      } catch (error) {
        throw toProviderError(error);
      }
    },
  };
}

/** The names of OpenID Connect, and those of providers that are older. */
const profileSchema = z.object({
  id: z.optional(z.union([z.string(), z.int()])),
  sub: z.optional(z.string()),
  email: z.optional(z.unknown()),
  first_name: z.optional(z.unknown()),
  given_name: z.optional(z.unknown()),
  last_name: z.optional(z.unknown()),
  family_name: z.optional(z.unknown()),
});

const subjectPattern = /^[\w.:@|-]{1,200}$/;

/** Throws for an answer without a subject. Values that a form would reject are left out. */
function readProfile(answer: unknown): SocialProfile {
  const profile = profileSchema.parse(answer);
  const subject = String(profile.sub ?? profile.id ?? '');
  if (!subjectPattern.test(subject)) throw new Error('No subject');
  return {
    subject,
    email: emailField.safeParse(profile.email).data?.toLowerCase() ?? null,
    firstname: personName.safeParse(profile.first_name ?? profile.given_name).data ?? null,
    lastname: personName.safeParse(profile.last_name ?? profile.family_name).data ?? null,
  };
}

/** Drops the error itself, which contains what was sent and received. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof oauth.ResponseBodyError) {
    // A code that was used before, or is not for this browser.
    return error.error === 'invalid_grant'
      ? new ProviderError('rejected', 'sign_in_expired')
      : new ProviderError('rejected', 'provider_unavailable');
  }
  const { name, message } = error as Partial<Error>;
  if (name === 'TimeoutError') return new ProviderError('timeout', 'provider_unavailable');
  const isUnreachable = name === 'TypeError' && message === 'fetch failed';
  return new ProviderError(isUnreachable ? 'unreachable' : 'malformed', 'provider_unavailable');
}
