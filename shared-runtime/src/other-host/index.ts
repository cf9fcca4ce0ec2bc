import './provided-modules.ts';

export { createShopContext, type EmbeddedShop, type EmbeddedShopOptions } from './create-shop-context.ts';
export { discoverReleases, type RegisteredRelease } from './discover-releases.ts';
export { EmbeddedShopRoot } from './embedded-shop-root.tsx';
export { verifiedEntries } from './verified-entries.ts';
