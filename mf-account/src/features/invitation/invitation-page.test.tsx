import { screen, waitFor } from '@testing-library/react';
import { storeByHost } from 'shared-contracts/stores';
import type { SessionData } from 'shared-contracts/session';
import { answer, renderInShop } from 'shared-runtime/testing';
import { page } from '../../exposes/join-page.tsx';
import { messages } from '../../testing/messages.ts';

interface Case {
  session?: Partial<SessionData>;
  host?: string;
  points?: number;
  code?: string;
}

const params = (code: string) => ({ path: `/join/${code}`, search: {}, entityId: code, pageType: 'join' });

/** The list below is a fragment of another remote, which the stub shell does not have. */
function setUp({ session = {}, host = 'localhost', points = 500, code = 'anna' }: Case) {
  const handlers = [
    answer('page-text', ({ area }) => ({ area, title: 'You’ve been invited', text: 'Joining is free.' })),
    answer('config', () => ({ referralPoints: points })),
    answer('page-route', () => ({
      type: 'category',
      entity_id: 1,
      redirect: null,
      store_id: 1,
      meta: null,
    })),
  ];
  return renderInShop(<page.Component params={params(code)} />, {
    messages,
    handlers,
    session,
    store: storeByHost(host),
  });
}

const invited = { referralCode: 'anna' };
const member = { id: 7, name: 'Anna Berg', referralCode: 'anna' };

describe('InvitationPage', () => {
  it('says what both get, and leads to registration', async () => {
    setUp({ session: invited });
    expect(await screen.findByRole('heading', { level: 1, name: 'You’ve been invited' })).toBeVisible();
    expect(await screen.findByText(/^500 points, worth £5.00, for your first order/)).toBeVisible();
    expect(screen.getByText(/Your invitation code is filled in for you/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Join for free' })).toHaveAttribute(
      'href',
      '/customer/account/create',
    );
    expect(screen.getByRole('link', { name: 'I’m a member' })).toBeVisible();
  });

  it('does not name the member who invites', async () => {
    const { container } = setUp({ session: invited });
    await screen.findByText(/^500 points/);
    expect(container).not.toHaveTextContent(/anna/i);
  });

  it('states the worth of the points in the currency of the store', async () => {
    setUp({ session: invited, host: 'fr.localhost' });
    expect(await screen.findByText(/^500 points, worth 5,00 €/)).toBeVisible();
  });

  it('promises no points in a store that gives none', async () => {
    const { container } = setUp({ session: invited, host: 'outlet.localhost', points: 0 });
    expect(await screen.findByText(/^An account is free/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('invited'));
    expect(container).not.toHaveTextContent('points');
    expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
  });

  it.each([{}, { referralCode: 'berta' }])(
    'welcomes a guest whose code is not kept in the session %j, and promises nothing for it',
    async (session) => {
      const { container } = setUp({ session });
      expect(await screen.findByText(/^We couldn’t apply this invitation code/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Join for free' })).toBeVisible();
      expect(container).not.toHaveTextContent('points');
    },
  );

  it('tells a member that the link is their own', async () => {
    setUp({ session: member });
    expect(screen.getByRole('heading', { level: 1, name: 'This is your own invitation' })).toBeVisible();
    expect(await screen.findByText(/you get 500 points, worth £5.00/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Join for free' })).not.toBeInTheDocument();
  });

  it('tells a member that an invitation of another one changes nothing', () => {
    const { container } = setUp({ session: member, code: 'berta' });
    expect(screen.getByRole('heading', { level: 1, name: 'You’re already a member' })).toBeVisible();
    expect(container).not.toHaveTextContent('points');
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
  });

  it('shows products, but not to a guest of a store that shows its goods to members only', async () => {
    const open = setUp({ session: invited });
    expect(await screen.findByRole('heading', { level: 2, name: 'Have a look around' })).toBeVisible();
    open.unmount();
    setUp({ session: invited, host: 'partner.localhost' });
    expect(await screen.findByText(/^500 points/)).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});
