import { isShopPath } from 'shared-contracts/routes';

export type LinkTarget = { kind: 'shop'; path: string } | { kind: 'elsewhere'; url: string };

/**
 * Where an editor's link may lead: a path of this shop, or an http(s) address with a host. Null for
 * everything else, `javascript:` above all: the text is then shown without a link.
 */
export function linkTarget(url: string): LinkTarget | null {
  if (isShopPath(url)) return { kind: 'shop', path: url };
  if (!/^https?:\/\/[^/\\]/i.test(url) || !URL.canParse(url)) return null;
  return { kind: 'elsewhere', url };
}
