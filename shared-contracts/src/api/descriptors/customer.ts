import type * as endpoints from '../customer.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const userSync: DescriptorOf<typeof endpoints.userSync> = {
  name: 'user-sync',
  method: 'GET',
  path: '/api/user-sync',
};

export const customerDetailsUpdate: DescriptorOf<typeof endpoints.customerDetailsUpdate> = {
  name: 'customer-details-update',
  method: 'POST',
  path: '/api/customer-details-update',
};

export const forgotPassword: DescriptorOf<typeof endpoints.forgotPassword> = {
  name: 'forgot-password',
  method: 'POST',
  path: '/api/forgot-password',
};

export const resetLink: DescriptorOf<typeof endpoints.resetLink> = {
  name: 'reset-link',
  method: 'GET',
  path: '/api/reset-link',
};

export const resetPassword: DescriptorOf<typeof endpoints.resetPassword> = {
  name: 'reset-password',
  method: 'POST',
  path: '/api/reset-password',
};

export const passwordStrength: DescriptorOf<typeof endpoints.passwordStrength> = {
  name: 'password-strength',
  method: 'POST',
  path: '/api/password-strength',
};

export const confirmationEmail: DescriptorOf<typeof endpoints.confirmationEmail> = {
  name: 'confirmation-email',
  method: 'POST',
  path: '/api/confirmation-email',
};

export const confirmAccount: DescriptorOf<typeof endpoints.confirmAccount> = {
  name: 'confirm-account',
  method: 'POST',
  path: '/api/confirm-account',
};

export const emailChangeCancel: DescriptorOf<typeof endpoints.emailChangeCancel> = {
  name: 'email-change-cancel',
  method: 'POST',
  path: '/api/email-change-cancel',
};

export const emailChangeCancelByLink: DescriptorOf<typeof endpoints.emailChangeCancelByLink> = {
  name: 'email-change-cancel-by-link',
  method: 'POST',
  path: '/api/email-change-cancel-by-link',
};

export const accountSessions: DescriptorOf<typeof endpoints.accountSessions> = {
  name: 'account-sessions',
  method: 'GET',
  path: '/api/account-sessions',
};

export const accountSessionEnd: DescriptorOf<typeof endpoints.accountSessionEnd> = {
  name: 'account-session-end',
  method: 'POST',
  path: '/api/account-session-end',
};

export const accountSessionsEnd: DescriptorOf<typeof endpoints.accountSessionsEnd> = {
  name: 'account-sessions-end',
  method: 'POST',
  path: '/api/account-sessions-end',
};
