import type { FragmentName } from 'shared-contracts/exposes';
import type { FragmentHydration } from 'shared-runtime';

/**
 * When each piece of the frame comes alive. All of them are right as the server draws them, a link, a form or
 * plain words, so that a shopper who only reads pays for few of their scripts. The basket is asked for its count
 * once the page is alive: a page that is shared by all guests cannot hold it. A guest's way to sign in waits for a
 * finger; see {@link memberButtonHydration} for a member's.
 */
export const frameFragments = {
  'cms/sitewide-banner': 'interaction',
  'search/box': 'interaction',
  'account/button': 'interaction',
  'basket/mini-basket': 'idle',
  'consent/banner': 'interaction',
} as const satisfies Partial<Record<FragmentName, FragmentHydration>>;

/** A member's account is a link until its menu is there, so it does not wait for a finger. */
export const memberButtonHydration = 'idle' satisfies FragmentHydration;

/** What is not here before hydration leaves the server's drawing as it is until it comes. */
export const isDeferredFragment = (name: string): boolean => Object.hasOwn(frameFragments, name);
