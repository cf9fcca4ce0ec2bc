import type { FastifyInstance } from 'fastify';
import { paths } from 'shared-contracts/routes';
import { writeSessionCookie } from '../../auth/session-cookie.ts';
import { signedInResponse, signInContext } from '../routes.ts';
import { failedLoginPath, type SocialLogin } from './social-login.ts';

export interface SocialLoginOptions {
  socialLogin: SocialLogin;
}

export async function socialLoginRoutes(
  app: FastifyInstance,
  { socialLogin }: SocialLoginOptions,
): Promise<void> {
  app.contractRoute('social-login', async (_input, visit) => ({ pending: await socialLogin.pending(visit) }));

  app.contractRoute('social-login-start', async ({ referer }, visit) => ({
    redirect: await socialLogin.start(visit, referer),
  }));

  app.contractRoute('social-login-callback', async ({ code, state, error, iss }, visit) => {
    const outcome = await socialLogin.finish(visit, { code, state, error, iss }, signInContext(visit, null));
    if (outcome === 'identified') return { redirect: paths.socialLogin };
    if ('code' in outcome) return { redirect: failedLoginPath(outcome.code, outcome.referer) };
    const { token, referer, ...signedIn } = outcome;
    writeSessionCookie(visit.reply, token, true);
    const { redirect } = await signedInResponse(app, visit, { ...signedIn, referer: referer ?? undefined });
    return { redirect };
  });
}
