import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useSession, useShop } from 'shared-runtime';
import { brandBestsellersQuery } from '../../../api/brand-bestsellers-query.ts';
import { CardCarousel } from '../../../components/carousel/card-carousel.tsx';

/** As many as are visible on a desktop when the page opens. */
const eagerPictures = 4;

/** Renders the bestsellers of a brand in a row; nothing if there are none or they cannot be loaded. */
export function BrandBestsellers({ brandId }: { brandId: number }) {
  const { api, store } = useShop();
  const { data: cards } = useQuery(brandBestsellersQuery({ api, store, session: useSession() }, brandId));
  return (
    <CardCarousel
      title={<FormattedMessage id="home.bestsellers" />}
      cards={cards ?? []}
      isPending={cards === undefined}
      eagerCount={eagerPictures}
    />
  );
}
