import { FormattedMessage, useExperiment, useSession } from 'shared-runtime';
import { CardCarousel } from '../card-carousel.tsx';
import { useMemberViewed } from './use-member-viewed.ts';
import { useVisitorViewed } from './use-visitor-viewed.ts';
import { viewedExperiment, viewedLimit } from './viewed-limit.ts';

export interface RecentlyViewedProps {
  /** The current product: it is recorded as viewed, and left out of the list. */
  productId?: number | undefined;
}

interface ListProps extends RecentlyViewedProps {
  limit: number;
}

/** Renders what the visitor has viewed: a member's list of the API, or a guest's list of this browser. */
export function RecentlyViewed({ productId }: RecentlyViewedProps) {
  const { isUserLoggedIn } = useSession();
  const limit = viewedLimit(useExperiment(viewedExperiment));
  const List = isUserLoggedIn ? MemberList : VisitorList;
  return <List productId={productId} limit={limit} />;
}

function MemberList({ productId, limit }: ListProps) {
  const { cards, isPending } = useMemberViewed(productId, limit);
  return <CardCarousel title={<Title />} cards={cards} isPending={isPending} />;
}

function VisitorList({ productId, limit }: ListProps) {
  const { cards, isPending } = useVisitorViewed(productId, limit);
  return <CardCarousel title={<Title />} cards={cards} isPending={isPending} />;
}

function Title() {
  return <FormattedMessage id="slider.viewed" />;
}
