import { isShopPath } from 'shared-contracts/routes';

export type LinkTarget = { kind: 'shop'; path: string } | { kind: 'elsewhere'; url: string };

/**
 * Returns the target of an editor's link: a path of this shop, or an http(s) URL with a host. Returns null for
 * everything else, above all `javascript:`; the label is then shown as text.
 */
export function linkTarget(url: string): LinkTarget | null {
  if (isShopPath(url)) return { kind: 'shop', path: url };
  if (!/^https?:\/\/[^/\\]/i.test(url) || !URL.canParse(url)) return null;
  return { kind: 'elsewhere', url };
}
