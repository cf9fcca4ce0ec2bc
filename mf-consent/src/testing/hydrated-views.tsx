import { MemoryRouter } from 'react-router';
import { createStubShop, StubShell, type ServerView } from 'shared-runtime/stub';
import { fragment } from '../exposes/banner.tsx';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { handlers } from './handlers.ts';

const banner: ServerView = {
  createShop: () => createStubShop({ handlers }),
  load: async (context) => fragment.load?.(context, {}),
  render: (shop) => (
    <StubShell shop={shop} messages={messages}>
      <MemoryRouter initialEntries={['/search?s=ski']}>
        <fragment.Component />
      </MemoryRouter>
    </StubShell>
  ),
};

export const views = { banner };
