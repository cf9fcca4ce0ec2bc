import type { SessionData } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import { guestSessionData } from 'shared-contracts/session';
import type { CustomerRow } from './repository.ts';
import type { Visitor } from './visitor.ts';

export function toSessionData(store: Store, visitor: Pick<Visitor, 'customer' | 'consent'>): SessionData {
  const { customer } = visitor;
  const guest = guestSessionData(store, currentConsent(visitor));
  if (customer === null) return guest;
  return {
    ...guest,
    id: customer.id,
    name: `${customer.firstname} ${customer.lastname}`,
    email: customer.email,
    group: customer.groupId,
    gender: customer.gender,
    isSubscribed: customer.isSubscribed,
    is_confirmed: customer.isConfirmed,
    referralCode: customer.referralCode,
    delivery_country: customer.countryId,
    billing_country: customer.countryId,
    createdAt: customer.createdAt.toISOString(),
  };
}

/** What this browser said counts before what the member said elsewhere. */
function currentConsent({
  customer,
  consent,
}: {
  customer: CustomerRow | null;
  consent: Visitor['consent'];
}): Visitor['consent'] {
  return consent.cookie_consent_given ? consent : (customer?.consent ?? consent);
}
