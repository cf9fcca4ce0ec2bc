import type { Store } from 'shared-contracts/stores';
import type { MailConfig } from '../../config.ts';

export function senderAddress({ from }: Pick<MailConfig, 'from'>, { brand }: Store): string {
  return from.replaceAll('{brand}', brand);
}

/** Returns the absolute URL of a page of the store. Throws for a path that leads to another origin. */
export function storeUrl(
  { storeOrigin }: Pick<MailConfig, 'storeOrigin'>,
  { host }: Store,
  path: string,
): string {
  const { origin } = new URL(storeOrigin.replaceAll('{host}', host));
  const url = new URL(path, origin);
  if (url.origin !== origin) throw new Error('The path of a mailed link leads out of the shop');
  return url.href;
}
