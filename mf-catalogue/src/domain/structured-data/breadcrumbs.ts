import { paths } from 'shared-contracts/routes';
import type { StructuredData } from 'shared-runtime';
import type { Trail } from '../trail.ts';

/** Returns the breadcrumbs of a page as schema.org data, from the home page to the page itself. */
export function breadcrumbData(trail: Trail, shopName: string): StructuredData {
  const all = [{ name: shopName, url: paths.home }, ...trail];
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
