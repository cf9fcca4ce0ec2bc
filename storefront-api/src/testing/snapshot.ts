/** Names the prepared database of the tests: a file (PGlite) or a template database (PostgreSQL). */
export const snapshotVariable = 'SHOP_TEST_SNAPSHOT';

export function snapshotPlace(): string {
  const place = process.env[snapshotVariable];
  if (place === undefined) throw new Error('No prepared database: jest did not run global-setup');
  return place;
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
