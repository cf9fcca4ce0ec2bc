import './provided-modules.ts';

export { createShopContext, type EmbeddedShop, type ShopContextOptions } from './create-shop-context.ts';
export { discoverReleases, type UsableRelease } from './discover-releases.ts';
export { ShopRoot } from './shop-root.tsx';
export { verifiedEntries } from './verified-entries.ts';
