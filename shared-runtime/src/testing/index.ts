export { answer, ErrorResponse, noConnection } from '../stub/fake-api.ts';
export { createStubShop, memberSession, type StubOptions, type StubShop } from '../stub/stub-host.ts';
export { takeConsoleErrors } from './console.ts';
export { renderInShop, type ShopRendering, type ShopRenderOptions } from './render-in-shop.tsx';
