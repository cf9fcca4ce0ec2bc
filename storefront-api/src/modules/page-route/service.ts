import type { PageRoute } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { toMeta } from './meta.ts';
import { findRedirect } from './repository.ts';
import { resolvePage } from './resolve.ts';
import { titleTemplate } from './title-templates.ts';

export async function pageRoute(
  db: Queryable,
  path: string,
  store: Store,
  { group, now, log }: { group: number; now: Date; log: FastifyBaseLogger },
): Promise<PageRoute> {
  const nothing: PageRoute = { type: null, entity_id: null, redirect: null, store_id: store.id, meta: null };
  const split = /[?#]/.exec(path)?.index ?? path.length;
  const written = path.slice(0, split);
  const pathname = decodePath(written);
  if (pathname === null) return nothing;

  // Browsers take a backslash for a slash, and two of either for the beginning of a host.
  const collapsed = written.replaceAll(/[/\\]{2,}|\\/g, '/');
  if (collapsed !== written) {
    return { ...nothing, redirect: { url: collapsed + path.slice(split), status: 301 } };
  }
  const clean = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  const moved = await findRedirect(db, clean, store.id);
  if (moved !== null) return { ...nothing, redirect: { url: moved.toUrl, status: moved.status } };

  const page = await resolvePage(clean, { db, store, group, now, log });
  if (page === null) return nothing;
  const source = { ...page, titleTemplate: titleTemplate(page.type, page.title, store.locale) };
  return { ...nothing, type: page.type, entity_id: page.entityId, meta: toMeta(source, store) };
}

/** Null for what no path of the shop holds: a broken escape, an escaped slash, a control character. */
function decodePath(path: string): string | null {
  if (/%(?:2f|5c)/i.test(path)) return null;
  try {
    const decoded = decodeURIComponent(path);
    // Browsers drop some of these: what stood around them would be read as one.
    return controlCharacters.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

// oxlint-disable-next-line no-control-regex -- that is what it is for
const controlCharacters = /[\u0000-\u001F\u007F]/;
