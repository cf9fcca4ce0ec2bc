import type { FragmentName } from 'shared-contracts/exposes';
import type { FragmentHydration } from 'shared-runtime';

/**
 * When each fragment of the frame is hydrated. All of them work as server HTML, as links, forms or text, so visitors
 * who only read load few scripts. The basket count is fetched when the page is idle: a page that is shared by all
 * guests cannot contain it. For members see {@link memberButtonHydration}.
 */
export const frameFragments = {
  'cms/sitewide-banner': 'interaction',
  'search/box': 'interaction',
  'account/button': 'interaction',
  'basket/mini-basket': 'idle',
  'consent/banner': 'interaction',
} as const satisfies Partial<Record<FragmentName, FragmentHydration>>;

/** A member's account button is a plain link until hydrated, so it is hydrated early. */
export const memberButtonHydration = 'idle' satisfies FragmentHydration;

/** Returns whether a fragment is hydrated after the page. */
export const isDeferredFragment = (name: string): boolean => Object.hasOwn(frameFragments, name);
