import type { Queryable } from '../db/client.ts';
import { cmsPages, navigationMenus, redirects, staticBlocks } from '../db/schema/index.ts';
import { blocks } from './content/blocks.ts';
import { menus } from './content/menus.ts';
import { pages } from './content/pages.ts';
import { redirectSeeds } from './content/redirects.ts';

export async function writeContent(tx: Queryable): Promise<void> {
  await tx.insert(cmsPages).values([...pages]);
  await tx.insert(staticBlocks).values([...blocks]);
  await tx.insert(navigationMenus).values([...menus]);
  await tx.insert(redirects).values([...redirectSeeds]);
}
