import type { FastifyInstance } from 'fastify';
import { paths } from 'shared-contracts/routes';
import type { KnownDevices } from '../../auth/known-device.ts';
import { writeSessionCookie } from '../../auth/session-cookie.ts';
import { signedInResponse, signInContext } from '../routes.ts';
import { failedLoginPath, type SocialLogin } from './social-login.ts';

export interface SocialLoginOptions {
  knownDevices: KnownDevices;
  socialLogin: SocialLogin;
}

export async function socialLoginRoutes(
  app: FastifyInstance,
  { knownDevices, socialLogin }: SocialLoginOptions,
): Promise<void> {
  app.contractRoute('social-login', async (_input, visit) => ({ pending: socialLogin.pending(visit) }));

  app.contractRoute('social-login-start', async ({ referer }, visit) => ({
    redirect: await socialLogin.start(visit, referer),
  }));

  app.contractRoute('social-login-callback', async ({ code, state, error, iss }, visit) => {
    const context = signInContext(visit, knownDevices, null);
    const outcome = await socialLogin.finish(visit, { code, state, error, iss }, context);
    if (outcome === 'identified') return { redirect: paths.socialLogin };
    if ('code' in outcome) return { redirect: failedLoginPath(outcome.code, outcome.referer) };
    const { token, referer, ...signedIn } = outcome;
    const { request, reply, now } = visit;
    writeSessionCookie(reply, token, true);
    knownDevices.remember(request, reply, signedIn.customer, now);
    const { redirect } = await signedInResponse(app, visit, { ...signedIn, referer: referer ?? undefined });
    return { redirect };
  });
}
