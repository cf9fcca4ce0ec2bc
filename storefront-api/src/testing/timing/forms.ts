import type { EndpointName } from 'shared-contracts/api';
import { demoPassword } from 'demo-shop';

/** Requires a confirmed address, and has a website of its own. */
export const confirmingStore = 26;

/** An account of the try, or an invented one. */
export interface Subject {
  email: string;
  id: number;
}

export interface TimedForm {
  title: string;
  endpoint: EndpointName;
  storeId: number;
  fields: (subject: Subject) => Record<string, unknown>;
  isOfMember?: boolean;
}

const token = 'A'.repeat(43);
const password = 'Deep-Snow-1';

/** The forms that name an account. */
export const timedForms: readonly TimedForm[] = [
  {
    title: 'login',
    endpoint: 'login',
    storeId: 1,
    fields: ({ email }) => ({ email, password: 'Wrong-Pass-1' }),
  },
  {
    title: 'login, with a confirmed address only',
    endpoint: 'login',
    storeId: confirmingStore,
    fields: ({ email }) => ({ email, password: 'Wrong-Pass-1' }),
  },
  {
    title: 'forgot-password',
    endpoint: 'forgot-password',
    storeId: 1,
    fields: ({ email }) => ({ login: email }),
  },
  {
    title: 'confirmation-email',
    endpoint: 'confirmation-email',
    storeId: 1,
    fields: ({ id }) => ({ customer_id: id }),
  },
  {
    title: 'signup, with a confirmed address only',
    endpoint: 'signup',
    storeId: confirmingStore,
    fields: ({ email }) => ({
      email,
      password,
      firstname: 'Kim',
      lastname: 'Lund',
      country_id: 'GB',
      language: 'en_GB',
      newsletter: false,
    }),
  },
  {
    title: 'change of the e-mail address',
    endpoint: 'customer-details-update',
    storeId: 1,
    fields: ({ email }) => ({ email, current_password: demoPassword }),
    isOfMember: true,
  },
  {
    title: 'reset-password, forged link',
    endpoint: 'reset-password',
    storeId: 1,
    fields: ({ id }) => ({ id, token, password, password_confirmation: password }),
  },
  {
    title: 'reset-link, forged link',
    endpoint: 'reset-link',
    storeId: 1,
    fields: ({ id }) => ({ id: String(id), token }),
  },
  {
    title: 'confirm-account, forged link',
    endpoint: 'confirm-account',
    storeId: 1,
    fields: ({ id }) => ({ id, token }),
  },
  {
    title: 'account-deletion-cancel-by-link, forged link',
    endpoint: 'account-deletion-cancel-by-link',
    storeId: 1,
    fields: ({ id }) => ({ id, token }),
  },
  {
    title: 'email-change-cancel-by-link, forged link',
    endpoint: 'email-change-cancel-by-link',
    storeId: 1,
    fields: ({ id }) => ({ id, token }),
  },
];
