import type { PageRoute } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { toMeta } from './meta.ts';
import { findRedirect } from './repository.ts';
import { resolvePage } from './resolve.ts';

export async function pageRoute(
  db: Queryable,
  path: string,
  store: Store,
  group: number,
  now: Date,
): Promise<PageRoute> {
  const nothing: PageRoute = { type: null, entity_id: null, redirect: null, store_id: store.id, meta: null };
  const split = /[?#]/.exec(path)?.index ?? path.length;
  const pathname = decodePath(path.slice(0, split));
  if (pathname === null) return nothing;

  if (pathname.includes('//')) {
    const url = path.slice(0, split).replaceAll(/\/{2,}/g, '/') + path.slice(split);
    return { ...nothing, redirect: { url, status: 301 } };
  }
  const clean = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  const moved = await findRedirect(db, clean, store.id);
  if (moved !== null) return { ...nothing, redirect: { url: moved.toUrl, status: moved.status } };

  const page = await resolvePage(clean, { db, store, group, now });
  if (page === null) return nothing;
  return { ...nothing, type: page.type, entity_id: page.entityId, meta: toMeta(page, store) };
}

/** Null for what no path can be: a broken escape, or an escaped zero byte. */
function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\u0000') ? null : decoded;
  } catch {
    return null;
  }
}
