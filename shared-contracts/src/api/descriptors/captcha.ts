import type * as endpoints from '../captcha.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const captchaChallenge: DescriptorOf<typeof endpoints.captchaChallenge> = {
  name: 'captcha-challenge',
  method: 'GET',
  path: '/api/captcha-challenge',
};
