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

async function takeOver(typed: string, router = routerAround()): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(boxInShop());
  const field = screen.getByRole<HTMLInputElement>('combobox');
  field.value = typed;
  await act(async () => hydrateRoot(container, boxInShop(router)));
  return field;
}

beforeEach(() => stubScreen('phone'));
afterEach(() => document.body.replaceChildren());

it('is the same on the server and in the browser, whatever the screen', async () => {
  // A mismatch is reported on the console, which fails the test.
  const field = await takeOver('');
  expect(screen.getByRole('combobox')).toBe(field);
});

it('keeps what was typed before the browser took over, without opening by itself', async () => {
  const field = await takeOver('ski');
  expect(field).toHaveValue('ski');
  expect(screen.getByRole('button', { name: 'Clear the search term' })).toBeVisible();
  expect(screen.getByRole('search')).not.toHaveAttribute('data-open');
  fireEvent.focus(field);
  expect(field).toHaveValue('ski');
});

it('sends what stands in the field, also where it has not been told of it', async () => {
  const router = routerAround();
  const field = await takeOver('', router);
  // Past React, as a form that was held back is sent again before effects have run.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, ' boots ');
  await act(async () => fireEvent.submit(screen.getByRole('search')));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/search?s=boots');
});
