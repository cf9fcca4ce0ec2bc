import type { ResponseOf } from 'shared-contracts/api';
import type { Product } from 'shared-contracts/api/product';

/** The way from the home page, itself left out, to a page, which is the last and has no address. */
export type Trail = readonly { name: string; url?: string }[];

export function productTrail({ breadcrumbs, category, name }: Product): Trail {
  // An API of an older release names the product's own category only.
  return [...(breadcrumbs.length > 0 ? breadcrumbs : [category]), { name }];
}

export function listingTrail(
  heading: Pick<NonNullable<ResponseOf<'cat-products-es'>['heading']>, 'name' | 'breadcrumbs'>,
): Trail {
  return [...heading.breadcrumbs, { name: heading.name }];
}
