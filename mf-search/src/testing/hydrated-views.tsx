import { createMemoryRouter } from 'react-router';
import { Region, ShopRouterProvider } from 'shared-runtime/host';
import { createStubShop, StubShell, type ServerView } from 'shared-runtime/stub';
import { SearchBox } from '../features/box/search-box.tsx';
import { answer } from 'shared-runtime/standalone';
import messages from '../messages/en_GB.json' with { type: 'json' };

import { noDefaultSuggestions, prediction } from './suggestions.ts';

/** The brand in the answer names the term of the request. */
const handlers = [
  ...noDefaultSuggestions,
  answer('predictive-search-v2', ({ q }) => prediction([{ text: `Brand of ${q}`, url: '/brand/x' }], [])),
];

const region = { status: 'ready', remote: 'mf-search', version: '1.0.0', module: null, messages } as const;

export const createBoxRouter = () => createMemoryRouter([{ path: '*' }]);

export function searchBoxView(router = createBoxRouter()): ServerView {
  return {
    createShop: () => createStubShop({ handlers }),
    render: (shop) => (
      <StubShell shop={shop} messages={messages}>
        <Region region={region}>
          <ShopRouterProvider router={router}>
            <SearchBox />
          </ShopRouterProvider>
        </Region>
      </StubShell>
    ),
  };
}

export const views = { searchBox: searchBoxView() };
