import type { NewsletterSettings } from 'shared-contracts/api/newsletter';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { customerOfLink, hashEmail, type MailLink } from './mail-link.ts';
import { findSubscriber, type Subscriber } from './repository.ts';

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
