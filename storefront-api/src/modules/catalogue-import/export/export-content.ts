import type { Queryable } from '../../../db/client.ts';
import {
  cmsPages,
  headerTexts,
  navigationMenus,
  pageTexts,
  redirects,
  searchRedirects,
  searchSynonyms,
  staticBlocks,
  storeOverrides,
} from '../../../db/schema/index.ts';
import type { RecordOf } from 'storefront-ports/import-format';
import { byBytes, type Emit } from './emit.ts';

/* oxlint-disable no-await-in-loop -- records are written one after the other */

/** Emits editorial content, navigation, redirects and configuration. */
export async function exportContent(tx: Queryable, emit: Emit): Promise<void> {
  for (const { identifier, locale, title, description, content, tags } of await tx
    .select()
    .from(cmsPages)
    .orderBy(byBytes(cmsPages.identifier), byBytes(cmsPages.locale)))
    await emit({ type: 'cms-page', identifier, locale, title, description, content, tags });
  for (const { identifier, storeId, message, link } of await tx
    .select()
    .from(staticBlocks)
    .orderBy(byBytes(staticBlocks.identifier), staticBlocks.storeId))
    await emit({ type: 'static-block', identifier, storeId, message, link });
  for (const { type, storeKind, locale, items } of await tx
    .select()
    .from(navigationMenus)
    .orderBy(
      byBytes(navigationMenus.type),
      byBytes(navigationMenus.storeKind),
      byBytes(navigationMenus.locale),
    ))
    await emit({ type: 'navigation-menu', menuType: type, storeKind, locale, items });
  for (const { area, locale, title, text } of await tx
    .select()
    .from(pageTexts)
    .orderBy(byBytes(pageTexts.area), byBytes(pageTexts.locale)))
    await emit({ type: 'page-text', area, locale, title, text });
  for (const { key, locale, text, url } of await tx
    .select()
    .from(headerTexts)
    .orderBy(byBytes(headerTexts.key), byBytes(headerTexts.locale)))
    await emit({ type: 'header-text', key, locale, text, url });
  for (const { fromPath, storeId, toUrl, status } of await tx
    .select()
    .from(redirects)
    .orderBy(byBytes(redirects.fromPath), redirects.storeId))
    await emit({ type: 'redirect', fromPath, storeId, toUrl, status });
  for (const { term, locale, url } of await tx
    .select()
    .from(searchRedirects)
    .orderBy(byBytes(searchRedirects.term), byBytes(searchRedirects.locale)))
    await emit({ type: 'search-redirect', term, locale, url });
  for (const { locale, term, words, isOneWay } of await tx
    .select()
    .from(searchSynonyms)
    .orderBy(byBytes(searchSynonyms.locale), byBytes(searchSynonyms.term)))
    await emit({ type: 'synonym', locale, term, words, isOneWay });
  for (const { storeId, key, value } of await tx
    .select()
    .from(storeOverrides)
    .orderBy(storeOverrides.storeId, byBytes(storeOverrides.key)))
    await emit({
      type: 'store-override',
      storeId,
      key,
      value: value as RecordOf<'store-override'>['value'],
    });
}
