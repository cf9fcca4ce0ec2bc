import { hydrate } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { StubShop } from '../../stub/stub-host.ts';
import type { ServedView, ServerView } from '../../stub/server-view.ts';

export interface HydratedView {
  shop: StubShop;
  container: HTMLElement;
  /** Differences that React repaired by rendering anew; empty in a passing test. */
  mismatches: unknown[];
  unmount: () => Promise<void>;
}

/**
 * Puts a served view and its data into the document and hydrates it. Between both, `prepare` may change the document
 * and the shop, as a shopper who acts before this part of the page is hydrated.
 */
export async function hydrateView(
  view: Pick<ServerView, 'createShop' | 'render'>,
  { html, state }: ServedView,
  prepare: (shop: StubShop) => void | Promise<void> = () => undefined,
): Promise<HydratedView> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const shop = view.createShop();
  hydrate(shop.context.queryClient, state);
  await prepare(shop);
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, view.render(shop), { onRecoverableError: (error) => mismatches.push(error) }),
  );
  return {
    shop,
    container,
    mismatches,
    async unmount() {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}
