import type * as endpoints from '../social-login.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const socialLogin: DescriptorOf<typeof endpoints.socialLogin> = {
  name: 'social-login',
  method: 'GET',
  path: '/api/social-login',
};

export const socialLoginStart: DescriptorOf<typeof endpoints.socialLoginStart> = {
  name: 'social-login-start',
  method: 'POST',
  path: '/api/social-login-start',
};

export const socialLoginCallback: DescriptorOf<typeof endpoints.socialLoginCallback> = {
  name: 'social-login-callback',
  method: 'GET',
  path: '/api/social-login-callback',
};
