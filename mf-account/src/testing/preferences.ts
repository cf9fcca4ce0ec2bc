import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { newsletter } from 'shared-contracts/descriptors/newsletter';
import type { Brand } from '../api/brand-interests.ts';

/** The member follows the second one. */
export const brandInterests: Brand[] = [
  { id: 4, name: 'Ålesund', isFollowed: false },
  { id: 12, name: 'Råk', isFollowed: true },
  { id: 3, name: 'Varnhorn', isFollowed: false },
];

/** Returns the API's settings of an address without reminders of its basket. */
export function newsletterSettings(
  change: Partial<CallResponse<typeof newsletter>> = {},
): CallResponse<typeof newsletter> {
  return {
    email: 'anna@example.com',
    subscribed: true,
    subscription: [],
    sport_preference: [],
    resubscription_award_applied: false,
    unsubscribe_abandoned_basket: true,
    ...change,
  };
}
