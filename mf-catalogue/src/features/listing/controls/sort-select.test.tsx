import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { createFixedRouter, initialRouterState, locationAt, ShopRouterProvider } from 'shared-runtime/host';
import { StubShell } from 'shared-runtime/stub';
import { createStubShop } from 'shared-runtime/testing';
import { readListingState } from '../../../domain/listing/listing-selection.ts';
import { english as messages } from '../../../testing/messages.ts';
import { SortSelect } from './sort-select.tsx';

describe('SortSelect', () => {
  it('navigates once to an order that was chosen before hydration, whose event comes during it', async () => {
    const targets: unknown[] = [];
    const location = locationAt({ pathname: '/skis', search: '', hash: '' });
    // As slow as the first navigation of a page.
    const router = {
      ...createFixedRouter(initialRouterState({ location })),
      navigate: async (to: unknown) => void targets.push(to),
    };
    const app = () => (
      <StubShell shop={createStubShop()} messages={messages}>
        <ShopRouterProvider router={router}>
          <SortSelect current={readListingState({})} />
        </ShopRouterProvider>
      </StubShell>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(app());
    const select = container.querySelector('select')!;
    select.value = 'newest-desc';
    const root = await act(async () => hydrateRoot(container, app()));
    expect(targets).toEqual(['/skis?order=newest&dir=desc']);
    // React has restored the former order, and passes the event of the choice on.
    expect(select.value).toBe('relevance-desc');
    await act(async () => select.dispatchEvent(new Event('change', { bubbles: true })));
    expect(targets).toEqual(['/skis?order=newest&dir=desc']);
    await act(async () => root.unmount());
    container.remove();
  });
});
