import { memo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useIntl, useSession, useShop } from 'shared-runtime';
import { categoryEventsQuery } from '../../../api/category-events-query.ts';
import { subcategoriesQuery } from '../../../api/subcategories-query.ts';
import { nearestSaleEnds } from '../../../domain/nearest-sale-ends.ts';
import { CategoryLinks } from '../../../components/category-links/category-links.tsx';
import { SubcategoryNote } from './subcategory-note.tsx';
import { useLowestPrices } from './use-lowest-prices.ts';

export interface SubcategoriesProps {
  categoryId: number;
}

/** Renders the categories below a category with their lowest prices and running sales; nothing if they are not loaded. */
export const Subcategories = memo(function Subcategories({ categoryId }: SubcategoriesProps) {
  const intl = useIntl();
  const shop = useShop();
  const { group } = useSession();
  const categories = useQuery(subcategoriesQuery(shop, categoryId, group)).data?.categories ?? [];
  const ids = categories.map(({ id }) => id);
  const events = useQuery({ ...categoryEventsQuery(shop, ids), enabled: ids.length > 0 }).data?.events ?? [];
  const ends = nearestSaleEnds(events);
  // A sale of all categories is left out, because it would not distinguish them.
  const saleEnds = ends.size < ids.length ? ends : new Map<number, string>();
  const prices = useLowestPrices(ids);
  return (
    <CategoryLinks
      label={intl.formatMessage({ id: 'listing.subcategories' })}
      categories={categories}
      renderNote={(id) => <SubcategoryNote price={prices.get(id)} saleEndDate={saleEnds.get(id)} />}
    />
  );
});
