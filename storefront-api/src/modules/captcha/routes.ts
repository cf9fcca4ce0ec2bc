import type { FastifyInstance } from 'fastify';
import type { CaptchaGuard } from './captcha-guard.ts';

export interface CaptchaOptions {
  captchaGuard: CaptchaGuard;
}

export async function captchaRoutes(app: FastifyInstance, { captchaGuard }: CaptchaOptions): Promise<void> {
  app.contractRoute('captcha-challenge', async ({ purpose }, visit) => ({
    challenge: await captchaGuard.challenge(visit, purpose),
  }));
}
