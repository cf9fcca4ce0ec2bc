import type { CookieConsent, SessionData } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import { guestSessionData } from 'shared-contracts/session';
import type { Visitor } from '../../visit/visit.ts';
import { hasFreeDelivery } from '../pricing/delivery.ts';

/**
 * Returns the session as pages receive it. All guests of a store without a session get equal data, because their pages
 * are cached and shared. That of a guest has the code of the invitation that was opened.
 */
export function toSessionData(
  store: Store,
  { customer, session }: Pick<Visitor, 'customer' | 'session'>,
  consent: CookieConsent,
): SessionData {
  const guest = guestSessionData(store, consent);
  if (customer === null) return { ...guest, referralCode: session?.invitationCode ?? null };
  return {
    ...guest,
    id: customer.id,
    // True for the session that the sign-up started.
    first_visit: session !== null && session.createdAt.getTime() === customer.createdAt.getTime(),
    auto_login: session?.isRemembered ?? false,
    newsletterActionTaken: customer.newsletterActionTaken,
    restrictEmailPersonalisation: customer.restrictEmailPersonalisation,
    restrictSitePersonalisation: customer.restrictSitePersonalisation,
    subscribeAbandonedBasket: customer.subscribeAbandonedBasket,
    segment: customer.segment,
    partnersName: customer.partnersName,
    free_delivery_enabled: hasFreeDelivery(customer),
    name: `${customer.firstname} ${customer.lastname}`,
    firstName: customer.firstname,
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
