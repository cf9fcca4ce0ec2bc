import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { MemoryRouter } from 'react-router';
import { RegionIntl, ShopHostContext } from 'shared-runtime/host';
import { createStubShop } from 'shared-runtime/testing';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { handlers } from '../testing/handlers.ts';
import { fragment } from './banner.tsx';

it('React hydrates ConsentBanner without a mismatch', async () => {
  const shop = createStubShop({ handlers });
  await fragment.load?.(shop.context, {});
  const view = (
    <ShopHostContext value={shop.host}>
      <QueryClientProvider client={shop.context.queryClient}>
        <RegionIntl messages={messages}>
          <MemoryRouter initialEntries={['/search?s=ski']}>
            <fragment.Component />
          </MemoryRouter>
        </RegionIntl>
      </QueryClientProvider>
    </ShopHostContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  expect(container).toHaveTextContent('Accept all');
  const recovered: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, view, { onRecoverableError: (error) => recovered.push(error) }),
  );
  expect(recovered).toEqual([]);
  act(() => root.unmount());
  container.remove();
});
