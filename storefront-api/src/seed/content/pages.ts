import type { CmsPageRow } from '../../modules/content/repository.ts';
import { englishPages } from './pages-en.ts';
import { frenchPages } from './pages-fr.ts';

export const pages: readonly CmsPageRow[] = [
  ...englishPages.map((page) => ({ ...page, locale: 'en_GB' as const })),
  ...frenchPages.map((page) => ({ ...page, locale: 'fr_FR' as const })),
];

export type PageSeed = Omit<CmsPageRow, 'locale'>;
