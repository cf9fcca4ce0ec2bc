import { isShopPath, paths } from 'shared-contracts/routes';

const backParameter = 'back';

/**
 * Returns the path of the preferences with a link back to the current page. Without its query, which may contain a
 * credential, except for the term of a search.
 */
export function preferencesPath(pathname: string, search = ''): string {
  const term = new URLSearchParams(search).get('s');
  const back = term === null ? pathname : `${pathname}?${new URLSearchParams({ s: term })}`;
  return withParameters({ back });
}

/** Returns where the form of the page leads without JavaScript: to the page itself, which confirms what was saved. */
export function savedPath(back: string | null): string {
  return withParameters({ ...(back !== null && { back }), status: 'saved' });
}

/** Returns the path to go back to; null if the query has none, or one that leads out of the shop. */
export function backPath(search: Readonly<Record<string, string>>): string | null {
  const back = search[backParameter];
  return back !== undefined && isShopPath(back) && !back.startsWith(paths.cookiePreferences) ? back : null;
}

/** Leaves the way back out where the path would be too long for the shop. */
function withParameters(parameters: { back?: string; status?: string }): string {
  const path = `${paths.cookiePreferences}?${new URLSearchParams(parameters)}`;
  if (isShopPath(path)) return path;
  const { back: _back, ...others } = parameters;
  const query = new URLSearchParams(others).toString();
  return query === '' ? paths.cookiePreferences : `${paths.cookiePreferences}?${query}`;
}
