import type * as endpoints from '../session.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const sessionData: DescriptorOf<typeof endpoints.sessionData> = {
  name: 'session-data',
  method: 'GET',
  path: '/api/session-data',
};

export const invitation: DescriptorOf<typeof endpoints.invitation> = {
  name: 'invitation',
  method: 'POST',
  path: '/api/invitation',
};

export const login: DescriptorOf<typeof endpoints.login> = {
  name: 'login',
  method: 'POST',
  path: '/api/login',
};

export const signup: DescriptorOf<typeof endpoints.signup> = {
  name: 'signup',
  method: 'POST',
  path: '/api/signup',
};

export const logout: DescriptorOf<typeof endpoints.logout> = {
  name: 'logout',
  method: 'POST',
  path: '/api/logout',
};

export const cookiePreferences: DescriptorOf<typeof endpoints.cookiePreferences> = {
  name: 'cookie-preferences',
  method: 'POST',
  path: '/api/cookie-preferences',
};
