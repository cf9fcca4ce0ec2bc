import type { Department } from 'shared-contracts/api/catalogue';
import { tileImage } from '../../media/images.ts';
import { categoryPath } from '../category-path.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import type { Market } from '../context.ts';

/** Returns the children of the root that contain a product of the price list. */
export function departments(
  { categories, byCategory, prices }: ListingIndex,
  { locale, list }: Market,
): Department[] {
  const special = prices.get(list)?.special;
  const all = [...categories.values()];
  const root = all.find(({ parentId }) => parentId === null);
  return all
    .filter(({ id, parentId }) => {
      return (
        parentId === root?.id && byCategory.get(id)?.some((position) => (special?.[position] ?? -1) >= 0)
      );
    })
    .toSorted((one, other) => one.position - other.position)
    .map((category) => ({
      id: category.id,
      name: category.name[locale],
      url: categoryPath(category),
      image: tileImage(category, ''),
    }));
}
