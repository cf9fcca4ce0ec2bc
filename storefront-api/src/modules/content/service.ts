import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { configOf } from '../config/service.ts';
import { findHeaderText, findPage, type CmsPageRow } from './repository.ts';

/** Null for a page that nobody has written. */
export function editorialPage(
  db: Queryable,
  identifier: string,
  locale: StoreLocale,
): Promise<CmsPageRow | null> {
  return findPage(db, identifier, locale);
}

/** Null where nobody has written it. A store that rewards nobody says nothing of rewards. */
export async function headerText(
  db: Queryable,
  key: string,
  store: Store,
  log: FastifyBaseLogger,
): Promise<{ text: string; url: string } | null> {
  const found = await findHeaderText(db, key, store.locale);
  if (found === null) return null;
  const { referralPoints, referralInvitationEnabled } = await configOf(db, store, log);
  const isRewarded = referralInvitationEnabled && referralPoints > 0;
  if (found.text.includes('{points}') && !isRewarded) return null;
  return { text: found.text.replaceAll('{points}', String(referralPoints)), url: found.url };
}
