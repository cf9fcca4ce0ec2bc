import type { StaticBlock } from 'shared-contracts/api/content';
import type { Store } from 'shared-contracts/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { configOf } from '../stores/config/service.ts';
import { fillPlaceholders, placeholderValues, type PlaceholderValues } from '../stores/store-placeholders.ts';
import { findBlock, findHeaderText, findPage, findPageText, type CmsPageRow } from './repository.ts';

/** The store decides the variant, the language and the placeholders of a text. */
export interface ContentContext {
  db: Queryable;
  store: Store;
  log: FastifyBaseLogger;
}

async function placeholderValuesOf({ db, store, log }: ContentContext): Promise<PlaceholderValues> {
  return placeholderValues(store, await configOf(db, store, log));
}

/** Returns an editorial page; null if there is none. */
export async function editorialPage(context: ContentContext, identifier: string): Promise<CmsPageRow | null> {
  const page = await findPage(context.db, identifier, context.store);
  return page === null ? null : fillPlaceholders(page, await placeholderValuesOf(context));
}

export async function staticBlock(context: ContentContext, identifier: string): Promise<StaticBlock | null> {
  const block = await findBlock(context.db, identifier, context.store.id);
  if (block === null) return null;
  const { message, link } = fillPlaceholders(block, await placeholderValuesOf(context));
  return { identifier, message, link: link ?? null };
}

export async function pageText(
  context: ContentContext,
  area: string,
): Promise<{ title: string; text: string }> {
  const found = await findPageText(context.db, area, context.store);
  if (found === null) return { title: '', text: '' };
  const { title, text } = fillPlaceholders(found, await placeholderValuesOf(context));
  return { title, text };
}

/** Returns a text of the header; null if there is none, or if it mentions rewards and the store has none. */
export async function headerText(
  context: ContentContext,
  key: string,
): Promise<{ text: string; url: string } | null> {
  const found = await findHeaderText(context.db, key, context.store);
  if (found === null) return null;
  const config = await configOf(context.db, context.store, context.log);
  const isRewarded = config.referralInvitationEnabled && config.referralPoints > 0;
  if (found.text.includes('{referralPoints}') && !isRewarded) return null;
  return { text: fillPlaceholders(found.text, placeholderValues(context.store, config)), url: found.url };
}
