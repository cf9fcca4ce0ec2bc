import { jest } from '@jest/globals';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Suspense, type ReactElement } from 'react';
import { createMemoryRouter } from 'react-router';
import { ShopRouterProvider } from '../router/router-provider.tsx';
import { createStubShop, type StubOptions, type StubShop } from '../stub/stub-host.ts';
import { StubShell } from '../stub/stub-shell.tsx';

export interface ShopRenderOptions extends StubOptions {
  /** The remote's catalogue in the store's language: `import en from '../messages/en_GB.json'`. */
  messages: Record<string, string>;
  /** Current path. @default '/' */
  path?: string;
}

export interface ShopRendering extends RenderResult {
  shop: StubShop;
  user: UserEvent;
  /** Returns the current path and query. */
  location: () => string;
  /** Called when overlay content closes itself. */
  close: jest.Mock;
}

/** Renders a remote's component as the shell does, with faked endpoints. */
export function renderInShop(element: ReactElement, options: ShopRenderOptions): ShopRendering {
  const shop = createStubShop(options);
  const close = jest.fn();
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [options.path ?? '/'] });
  const result = render(
    <StubShell shop={shop} messages={options.messages} overlay={{ close, titleId: 'overlay-title' }}>
      <ShopRouterProvider router={router}>
        <Suspense fallback={<p>pending</p>}>{element}</Suspense>
      </ShopRouterProvider>
    </StubShell>,
  );
  return {
    ...result,
    shop,
    close,
    user: userEvent.setup(),
    location: () => router.state.location.pathname + router.state.location.search,
  };
}
