import type { Queryable } from '../db/client.ts';
import {
  cmsPages,
  headerTexts,
  navigationMenus,
  pageTexts,
  redirects,
  searchRedirects,
  staticBlocks,
} from '../db/schema/index.ts';
import { bulkInsert } from './bulk-insert.ts';
import { blocks } from './content/blocks.ts';
import { menus } from './content/menus/index.ts';
import { headerTextSeeds, pageTextSeeds } from './content/page-texts.ts';
import { pages } from './content/pages.ts';
import { redirectSeeds } from './content/redirects.ts';
import { searchRedirectSeeds } from './content/search-redirects.ts';

export async function writeContent(tx: Queryable): Promise<void> {
  await bulkInsert(tx, cmsPages, pages);
  await bulkInsert(tx, staticBlocks, blocks);
  await bulkInsert(tx, navigationMenus, menus);
  await bulkInsert(tx, pageTexts, pageTextSeeds);
  await bulkInsert(tx, headerTexts, headerTextSeeds);
  await bulkInsert(tx, redirects, redirectSeeds);
  await bulkInsert(tx, searchRedirects, searchRedirectSeeds);
}
