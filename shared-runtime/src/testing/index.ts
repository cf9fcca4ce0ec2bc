export {
  answer,
  createStubShop,
  createStubStartupHost,
  ErrorResponse,
  fakeFetch,
  memberSession,
  noConnection,
} from '../stub/index.ts';
export type { ServedView, StubOptions, StubShop, StubStartupHost } from '../stub/index.ts';
export { StubRouter } from '../stub/stub-router.tsx';
export { takeConsoleErrors } from './console.ts';
export { renderInShop, type ShopRendering, type ShopRenderOptions } from './render-in-shop.tsx';
export { hydrateView, type HydratedView } from './server/hydrate-view.ts';
export { serveViews } from './server/serve-views.ts';
