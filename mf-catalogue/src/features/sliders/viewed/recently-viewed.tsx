import { FormattedMessage, useExperiment, useSession } from 'shared-runtime';
import { CardCarousel } from '../../../components/carousel/card-carousel.tsx';
import type { ViewedProduct } from '../../../api/viewed-products-query.ts';
import { useMemberViewed, type ViewedOptions } from './use-member-viewed.ts';
import { useGuestViewed } from './use-guest-viewed.ts';
import { viewedExperiment, viewedLimit } from './viewed-limit.ts';

export interface RecentlyViewedProps {
  /** The current product: it is recorded as viewed, and left out of the list. */
  productId?: number | undefined;
  /** False: nothing is loaded yet. @default true */
  isEnabled?: boolean;
}

/**
 * Renders what the visitor has viewed: a member's list of the API, or a guest's list of this browser. It has no placeholders:
 * most visitors have viewed nothing else yet.
 */
export function RecentlyViewed({ productId, isEnabled = true }: RecentlyViewedProps) {
  const { isUserLoggedIn, userId } = useSession();
  const limit = viewedLimit(useExperiment(viewedExperiment));
  const List = isUserLoggedIn ? MemberList : GuestList;
  // Another member begins anew: the product is recorded for that one too.
  return <List key={userId} productId={productId} limit={limit} isEnabled={isEnabled} />;
}

function MemberList({ productId, limit, isEnabled }: ViewedOptions) {
  return <ViewedCards cards={useMemberViewed({ productId, limit, isEnabled })} />;
}

function GuestList({ productId, limit, isEnabled }: ViewedOptions) {
  return <ViewedCards cards={useGuestViewed({ productId, limit, isEnabled })} />;
}

function ViewedCards({ cards }: { cards: readonly ViewedProduct[] }) {
  return <CardCarousel title={<FormattedMessage id="slider.viewed" />} cards={cards} isPending={false} />;
}
