import type { PageRoute } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import { toMeta } from './meta.ts';
import { findRedirect } from './repository.ts';
import { resolvePage, type PageContext } from './resolve.ts';
import { titleTemplate } from './title-templates.ts';

/** Resolves a path, with its query, to a page or a redirect. The type is null if there is neither. */
export async function pageRoute(
  db: Queryable,
  path: string,
  store: Store,
  { group, isMember, lists, now, log }: Pick<PageContext, 'group' | 'isMember' | 'lists' | 'now' | 'log'>,
): Promise<PageRoute> {
  const nothing: PageRoute = { type: null, entity_id: null, redirect: null, store_id: store.id, meta: null };
  const split = /[?#]/.exec(path)?.index ?? path.length;
  const rawPath = path.slice(0, split);
  const pathname = decodePath(rawPath);
  if (pathname === null) return nothing;

  // Browsers treat a backslash as a slash, and two slashes as the start of a host name.
  const collapsed = rawPath.replaceAll(/[/\\]{2,}|\\/g, '/');
  if (collapsed !== rawPath) {
    return { ...nothing, redirect: { url: collapsed + path.slice(split), status: 301 } };
  }
  const clean = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  const moved = await findRedirect(db, clean, store.id);
  if (moved !== null) return { ...nothing, redirect: { url: moved.toUrl, status: moved.status } };

  const page = await resolvePage(clean, { db, store, group, isMember, lists, now, log });
  if (page === null) return nothing;
  const source = { ...page, titleTemplate: titleTemplate(page.type, page.title, store.locale) };
  return { ...nothing, type: page.type, entity_id: page.entityId, meta: toMeta(source, store) };
}

/** Returns null for a path with an invalid escape, an escaped slash or a control character. */
function decodePath(path: string): string | null {
  if (/%(?:2f|5c)/i.test(path)) return null;
  try {
    const decoded = decodeURIComponent(path);
    // Browsers remove some control characters, which would join the text around them.
    return controlCharacters.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

// oxlint-disable-next-line no-control-regex -- the expression must match control characters
const controlCharacters = /[\u0000-\u001F\u007F]/;
