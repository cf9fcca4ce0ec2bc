import type { NewsletterSettings } from 'shared-contracts/api/newsletter';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { customerOfLink, hashEmail, type MailLink } from './mail-link.ts';
import type { LinkPrincipal } from './link-authenticator.ts';
import { findSubscriber, setSubscribed, type Subscriber } from './repository.ts';

/** Throws `invalid_token` for a link that was not made for this website, or whose account has another address by now. */
export async function settingsOfLink(
  db: Queryable,
  link: MailLink,
  { secret, websiteId }: { secret: Buffer; websiteId: number },
): Promise<NewsletterSettings> {
  const customerId = customerOfLink(secret, websiteId, link);
  // What is not signed is not looked up: it costs the database nothing.
  const subscriber = customerId === null ? null : await findSubscriber(db, customerId, websiteId);
  if (subscriber === null || hashEmail(subscriber.email) !== link.hashedEmail) {
    throw new ShopError('invalid_token');
  }
  return toSettings(subscriber);
}

/** Idempotent. Throws `invalid_token` where the account has another address by now. */
export async function unsubscribe(
  db: Queryable,
  { customerId, websiteId, hashedEmail }: LinkPrincipal,
): Promise<void> {
  const subscriber = await findSubscriber(db, customerId, websiteId);
  if (subscriber === null || hashEmail(subscriber.email) !== hashedEmail) {
    throw new ShopError('invalid_token');
  }
  await setSubscribed(db, customerId, false);
}

/** The shop has one newsletter and asks for no sports yet, so there is nothing to choose from. */
export function toSettings({
  email,
  isSubscribed,
  subscribeAbandonedBasket,
}: Subscriber): NewsletterSettings {
  return {
    email,
    subscribed: isSubscribed,
    subscription: [],
    sport_preference: [],
    resubscription_award_applied: false,
    unsubscribe_abandoned_basket: !subscribeAbandonedBasket,
  };
}
