import type { DehydratedState } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ShopContext } from '../shop-context.ts';
import type { StubShop } from './stub-host.ts';

/**
 * A view that a test renders on the server and hydrates in the browser. Its module runs in both, and on the server
 * outside of Jest: it imports from `shared-runtime/stub` instead of `shared-runtime/testing`.
 */
export interface ServerView {
  createShop: () => StubShop;
  /** Loads the view's data, on the server only. */
  load?: (context: ShopContext) => Promise<unknown>;
  render: (shop: StubShop) => ReactElement;
}

/** What the server sends of a view. */
export interface ServedView {
  html: string;
  state: DehydratedState;
}
