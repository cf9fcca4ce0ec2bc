import { paths } from 'shared-contracts/routes';
import type { StructuredData } from 'shared-runtime';
import type { Trail } from '../trail.ts';

/** The breadcrumbs of a page in schema.org's words; the first leads home, the last is the page itself. */
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
