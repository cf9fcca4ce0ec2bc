export { answer, ErrorResponse, fakeFetch, noConnection } from './fake-api.ts';
export { createStubShop, memberSession, type StubOptions, type StubShop } from './stub-host.ts';
export { createStubStartupHost, type StubStartupHost, type StubStartupOptions } from './stub-startup-host.ts';
export { StubShell } from './stub-shell.tsx';
export type { ServedView, ServerView } from './server-view.ts';
export { StubRouter } from './stub-router.tsx';
