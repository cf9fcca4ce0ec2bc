import type { NewsletterSettings } from 'shared-contracts/api/newsletter';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { customerOfLink, hashEmail, type NewsletterLink } from './newsletter-link.ts';
import type { LinkPrincipal } from './link-authenticator.ts';
import { findSubscriber, setAbandonedBasketReminders, setSubscribed, type Subscriber } from './repository.ts';

interface LinkContext {
  secret: Buffer;
  websiteId: number;
}

/**
 * Returns the settings that a newsletter link opens. Throws `invalid_token` for a link of another website, or if the
 * address of the account has changed since.
 */
export async function settingsOfLink(
  db: Queryable,
  link: NewsletterLink,
  context: LinkContext,
): Promise<NewsletterSettings> {
  return toSettings((await subscriberOfLink(db, link, context)).subscriber);
}

/**
 * Stores whether reminders of an abandoned basket are mailed. `account` is a newsletter link, or the id of the signed-in member.
 * Throws `invalid_token` as above.
 */
export async function changeReminders(
  db: Queryable,
  account: NewsletterLink | number,
  isWanted: boolean,
  context: LinkContext,
): Promise<void> {
  const customerId =
    typeof account === 'number' ? account : (await subscriberOfLink(db, account, context)).customerId;
  await setAbandonedBasketReminders(db, customerId, isWanted);
}

async function subscriberOfLink(db: Queryable, link: NewsletterLink, { secret, websiteId }: LinkContext) {
  const customerId = customerOfLink(secret, websiteId, link);
  // The signature is checked first, so that forged links do not load the database.
  const subscriber = customerId === null ? null : await findSubscriber(db, customerId, websiteId);
  if (customerId === null || subscriber === null || hashEmail(subscriber.email) !== link.hashedEmail) {
    throw new ShopError('invalid_token');
  }
  return { customerId, subscriber };
}

/**
 * Unsubscribes from the newsletter; idempotent. Throws `invalid_token` if the address of the account has changed since.
 */
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

/**
 * Subscribes a member who has asked for it, as registration does; idempotent. Guests cannot subscribe: without a double
 * opt-in it is not known that the address is theirs.
 */
export async function subscribeMember(db: Queryable, customerId: number): Promise<void> {
  await setSubscribed(db, customerId, true);
}

/**
 * Returns the settings of a subscriber. The shop has one newsletter and no sport preferences, so those lists are empty.
 */
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
