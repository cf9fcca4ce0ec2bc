import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Region, ShopHostContext } from 'shared-runtime/host';
import { createStubShop } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { stubScreen } from '../../testing/screen-width.ts';
import { SearchBox } from './search-box.tsx';

const routerAround = () => createMemoryRouter([{ path: '*', element: <SearchBox /> }]);

function boxInShop(router = routerAround()) {
  const { host, context } = createStubShop();
  const region = {
    status: 'ready',
    remote: 'mf-search',
    version: '1.0.0',
    module: null,
    messages,
  } as const;
  return (
    <ShopHostContext value={host}>
      <QueryClientProvider client={context.queryClient}>
        <Region region={region}>
          <RouterProvider router={router} />
        </Region>
      </QueryClientProvider>
    </ShopHostContext>
  );
}

async function hydrate(typed: string, router = routerAround()): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(boxInShop());
  const field = screen.getByRole<HTMLInputElement>('combobox');
  field.value = typed;
  await act(async () => hydrateRoot(container, boxInShop(router)));
  return field;
}

beforeEach(() => stubScreen('phone'));
afterEach(() => document.body.replaceChildren());

it('SearchBox hydrates without a mismatch on every screen', async () => {
  // React logs a mismatch to the console, which fails the test.
  const field = await hydrate('');
  expect(screen.getByRole('combobox')).toBe(field);
});

it('SearchBox keeps what was typed before hydration and stays closed', async () => {
  const field = await hydrate('ski');
  expect(field).toHaveValue('ski');
  expect(screen.getByRole('button', { name: 'Clear the search term' })).toBeVisible();
  expect(screen.getByRole('search')).not.toHaveAttribute('data-open');
  fireEvent.focus(field);
  expect(field).toHaveValue('ski');
});

it('SearchBox submits the value of the field even if no input event was dispatched', async () => {
  const router = routerAround();
  const field = await hydrate('', router);
  // Sets the value without React, as when a deferred form is submitted again before effects have run.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, ' boots ');
  await act(async () => fireEvent.submit(screen.getByRole('search')));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/search?s=boots');
});
