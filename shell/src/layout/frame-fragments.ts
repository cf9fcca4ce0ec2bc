import type { FragmentName, FragmentProps } from 'shared-contracts/exposes';
import type { FragmentHydration } from 'shared-runtime';

type FrameFragments = {
  [Name in FragmentName]?: { props: FragmentProps<Name>; hydrate: FragmentHydration };
};

/**
 * The fragments of the frame, which are on every page. All of them work as server HTML, as links, forms or text, and
 * hydrate late, so visitors who only read load few scripts. The basket count is fetched when the page is idle: a page
 * that is shared by all guests cannot contain it. For members see {@link memberButtonHydration}.
 */
export const frameFragments = {
  'cms/sitewide-banner': { props: { identifier: 'pss-sitewide-banner' }, hydrate: 'interaction' },
  'search/box': { props: {}, hydrate: 'interaction' },
  'account/button': { props: {}, hydrate: 'interaction' },
  'basket/mini-basket': { props: {}, hydrate: 'idle' },
  'consent/banner': { props: {}, hydrate: 'interaction' },
} as const satisfies FrameFragments;

/** A member's account button is a plain link until hydrated, so it is hydrated early. */
export const memberButtonHydration = 'idle' satisfies FragmentHydration;

/** Returns whether a fragment is hydrated after the page. */
export const isDeferredFragment = (name: string): boolean => Object.hasOwn(frameFragments, name);
