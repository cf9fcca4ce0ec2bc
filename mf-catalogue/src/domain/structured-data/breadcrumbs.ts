import { paths } from 'shared-contracts/routes';
import type { StructuredData } from 'shared-runtime';
import type { BreadcrumbList } from '../breadcrumbs.ts';

/** Returns the breadcrumbs of a page as schema.org data, from the home page to the page itself. */
export function breadcrumbData(breadcrumbs: BreadcrumbList, shopName: string): StructuredData {
  const all = [{ name: shopName, url: paths.home }, ...breadcrumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(url !== undefined && { item: url }),
    })),
  };
}
