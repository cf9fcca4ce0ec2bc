import type { StoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../db/client.ts';
import { findPage, type CmsPageRow } from './repository.ts';

/** Null for a page that nobody has written. */
export function editorialPage(
  db: Queryable,
  identifier: string,
  locale: StoreLocale,
): Promise<CmsPageRow | null> {
  return findPage(db, identifier, locale);
}
