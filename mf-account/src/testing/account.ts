import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { privacyStatus as privacyEndpoint } from 'shared-contracts/descriptors/privacy';
import type { accountSessions as sessionsEndpoint, userSync } from 'shared-contracts/descriptors/customer';

type PrivacyStatus = CallResponse<typeof privacyEndpoint>;

/** Returns the API's details of an account. */
export function accountDetails(
  change: Partial<CallResponse<typeof userSync>> = {},
): CallResponse<typeof userSync> {
  return {
    email: 'anna@example.com',
    pendingEmail: null,
    firstName: 'Anna',
    lastName: 'Berg',
    currentCountry: { code: 'GB', name: 'United Kingdom' },
    gender: null,
    language: { code: 'en_GB', name: 'English' },
    currencyCode: 'GBP',
    referralCode: 'anna',
    storeCountryName: 'United Kingdom',
    ...change,
  };
}

/** Returns the API's status of a member without export and deletion. */
export function privacyStatus(change: Partial<PrivacyStatus> = {}): PrivacyStatus {
  return { export: null, nextExportAt: null, deletionAt: null, ...change };
}

/** Sessions on this device, on a phone, and on a device that the API does not recognise. */
export const accountSessions: CallResponse<typeof sessionsEndpoint>['sessions'] = [
  {
    id: '11111111-1111-4111-8111-111111111111',
    isCurrent: true,
    browser: 'Firefox',
    system: 'Linux',
    network: '203.0.113.x',
    shopName: 'Offpiste',
    signedInAt: '2026-11-20T08:00:00.000Z',
    lastUsedAt: '2026-11-22T08:00:00.000Z',
  },
  {
    id: '22222222-2222-4222-8222-222222222222',
    isCurrent: false,
    browser: 'Safari',
    system: 'iOS',
    network: '2001:db8:12::/48',
    shopName: 'Offpiste',
    signedInAt: '2026-10-02T08:00:00.000Z',
    lastUsedAt: '2026-10-14T08:00:00.000Z',
  },
  {
    id: '33333333-3333-4333-8333-333333333333',
    isCurrent: false,
    browser: null,
    system: null,
    network: null,
    shopName: 'Offpiste',
    signedInAt: '2026-09-02T08:00:00.000Z',
    lastUsedAt: '2026-09-02T08:00:00.000Z',
  },
];
