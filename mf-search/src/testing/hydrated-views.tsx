import { createMemoryRouter, RouterProvider } from 'react-router';
import { Region } from 'shared-runtime/host';
import { createStubShop, StubShell, type ServerView } from 'shared-runtime/stub';
import { SearchBox } from '../features/box/search-box.tsx';
import messages from '../messages/en_GB.json' with { type: 'json' };

const region = { status: 'ready', remote: 'mf-search', version: '1.0.0', module: null, messages } as const;

export const createBoxRouter = () => createMemoryRouter([{ path: '*', element: <SearchBox /> }]);

export function searchBoxView(router = createBoxRouter()): ServerView {
  return {
    createShop: () => createStubShop(),
    render: (shop) => (
      <StubShell shop={shop} messages={messages}>
        <Region region={region}>
          <RouterProvider router={router} />
        </Region>
      </StubShell>
    ),
  };
}

export const views = { searchBox: searchBoxView() };
