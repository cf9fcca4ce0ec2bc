import type { Store } from 'shared-contracts/stores';

/**
 * Returns the absolute URL of a page of the store, for mails and other services. It never comes from a request, whose
 * `Host` header the caller chooses. Throws for a path that leads to another origin.
 *
 * @param storeOrigin origin of every store; `{host}` stands for the host of the store
 */
export function storeUrl(storeOrigin: string, { host }: Pick<Store, 'host'>, path: string): string {
  const { origin } = new URL(storeOrigin.replaceAll('{host}', host));
  const url = new URL(path, origin);
  if (url.origin !== origin) throw new Error('The path leads out of the shop');
  return url.href;
}
