import { paths } from 'shared-contracts/routes';

/** The pages of the account's navigation, in its order. Pages of a later feature are added where a member looks for them. */
export const accountPages = [
  { type: 'account', path: paths.account, title: 'account.overview' },
  { type: 'order-history', path: paths.orders, title: 'account.orders' },
  { type: 'account-edit', path: paths.accountInformation, title: 'account.information' },
  { type: 'address-list', path: paths.addressBook, title: 'account.addresses' },
  { type: 'returns', path: paths.returns, title: 'account.returns' },
  { type: 'billing-agreements', path: paths.billingAgreements, title: 'account.agreements' },
  { type: 'brands-interest', path: paths.brandsInterest, title: 'account.brands' },
  { type: 'personalisation', path: paths.personalisation, title: 'account.personalisation' },
  { type: 'notifications-preferences', path: paths.notifications, title: 'account.notifications' },
  { type: 'account-security', path: paths.security, title: 'security.title' },
  { type: 'account-privacy', path: paths.privacy, title: 'privacy.title' },
] as const;

export type AccountPageType = (typeof accountPages)[number]['type'];
