import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { MemoryRouter } from 'react-router';
import { RegionIntl, ShopHostContext } from 'shared-runtime/host';
import { createStubShop, memberSession } from 'shared-runtime/testing';
import { messages } from '../testing/messages.ts';
import { setScreenWidth } from '../testing/screen-width.ts';
import { fragment as button } from './account-button.tsx';
import { page as dashboard } from './dashboard-page.tsx';
import { page as login } from './login-page.tsx';
import { page as register } from './register-page.tsx';

const params = {
  path: '/customer/account',
  search: { form_error: 'internal' },
  entityId: null,
  pageType: 'any',
};

it.each<{ name: string; element: ReactElement; session: object }>([
  { name: 'sign-in', element: <login.Component params={params} />, session: {} },
  { name: 'registration', element: <register.Component params={params} />, session: {} },
  { name: 'the account', element: <dashboard.Component params={params} />, session: memberSession },
  { name: 'the button of a guest', element: <button.Component />, session: {} },
  { name: 'the button of a member', element: <button.Component />, session: memberSession },
])('React hydrates $name without a mismatch', async ({ element, session }) => {
  setScreenWidth(1280);
  const shop = createStubShop({ session });
  const view = (
    <ShopHostContext value={shop.host}>
      <QueryClientProvider client={shop.context.queryClient}>
        <RegionIntl messages={messages}>
          <MemoryRouter initialEntries={['/search?s=ski']}>{element}</MemoryRouter>
        </RegionIntl>
      </QueryClientProvider>
    </ShopHostContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  const recovered: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, view, { onRecoverableError: (error) => recovered.push(error) }),
  );
  expect(recovered).toEqual([]);
  act(() => root.unmount());
  container.remove();
});
