import type { Product } from 'shared-contracts/api/product';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { catProductsEs } from 'shared-contracts/descriptors/listing';

/** The pages from the home page, which is left out, to the current page, which is last and has no URL. */
export type BreadcrumbList = readonly { name: string; url?: string }[];

export function productBreadcrumbs({ breadcrumbs, category, name }: Product): BreadcrumbList {
  // An API of an older release returns the product's own category only.
  return [...(breadcrumbs.length > 0 ? breadcrumbs : [category]), { name }];
}

export function listingBreadcrumbs(
  heading: Pick<NonNullable<CallResponse<typeof catProductsEs>['heading']>, 'name' | 'breadcrumbs'>,
): BreadcrumbList {
  return [...heading.breadcrumbs, { name: heading.name }];
}
