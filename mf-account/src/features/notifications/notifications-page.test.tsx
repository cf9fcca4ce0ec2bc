import { screen } from '@testing-library/react';
import { accountUpdated } from 'shared-contracts/events/account';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { handlers } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';
import { newsletterSettings } from '../../testing/preferences.ts';
import { signedInSession } from '../../testing/session.ts';
import { NotificationsPage } from './notifications-page.tsx';

const path = '/customer/account/notifications-preferences/';
const link = { hashedEmail: 'abc', hashedToken: 'valid' };
const guest = {};

interface Parts {
  own: typeof handlers;
  search: Record<string, string>;
  session: object;
}

function setUp({ own = [], search = {}, session = memberSession }: Partial<Parts> = {}) {
  const params = { path, search, entityId: null, pageType: 'notifications-preferences' };
  return renderInShop(<NotificationsPage params={params} />, {
    messages,
    handlers: [...own, ...handlers],
    session,
    path,
  });
}

const box = () => screen.findByRole('checkbox', { name: 'Remind me of my basket' });
const navigation = () => screen.queryByRole('navigation', { name: 'My account' });
const changedSession = answer('session-data', () => signedInSession({ subscribeAbandonedBasket: true }));
const ofBen = answer('newsletter', () => newsletterSettings({ email: 'ben@example.com' }));

describe('NotificationsPage', () => {
  it('stores the reminders of the member, says so, and changes the session', async () => {
    const sent: unknown[] = [];
    const { user, shop } = setUp({
      own: [
        answer('newsletter-additional-shopping-notifications', (request) => {
          sent.push(request);
          return { subscribeAbandonedBasket: true, redirect: path };
        }),
        changedSession,
      ],
    });
    const changes = shop.record(accountUpdated);
    expect(await box()).not.toBeChecked();
    expect(navigation()).toBeVisible();
    await user.click(await box());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. It applies from now on.')).toBeVisible();
    expect(await box()).toBeChecked();
    expect(sent).toEqual([{ store_id: 1, subscribe_abandoned_basket: 1 }]);
    expect(changes).toEqual([{ session: signedInSession({ subscribeAbandonedBasket: true }) }]);
  });

  it('opens by a newsletter link with its address, without the navigation of members', async () => {
    const sent: unknown[] = [];
    const { user, shop } = setUp({
      session: guest,
      search: link,
      own: [
        answer('newsletter', () => newsletterSettings({ unsubscribe_abandoned_basket: false })),
        answer('newsletter-additional-shopping-notifications', (request) => {
          sent.push(request);
          return { subscribeAbandonedBasket: false, redirect: path };
        }),
      ],
    });
    const changes = shop.record(accountUpdated);
    expect(await box()).toBeChecked();
    expect(screen.getByText(/to anna@example\.com besides/)).toBeVisible();
    expect(navigation()).not.toBeInTheDocument();
    await user.click(await box());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. It applies from now on.')).toBeVisible();
    expect(sent).toEqual([{ store_id: 1, subscribe_abandoned_basket: 0, ...link }]);
    expect(changes).toEqual([]);
  });

  it('opens the settings of the link for another member, and leaves the session as it is', async () => {
    const { user, shop } = setUp({ search: link, own: [ofBen] });
    const changes = shop.record(accountUpdated);
    await user.click(await box());
    expect(screen.getByText(/to ben@example\.com besides/)).toBeVisible();
    expect(navigation()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. It applies from now on.')).toBeVisible();
    expect(changes).toEqual([]);
  });

  it('is a page of the account for a member with a link of the own address', async () => {
    const { user, shop } = setUp({ search: link, own: [changedSession] });
    const changes = shop.record(accountUpdated);
    await user.click(await box());
    expect(navigation()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. It applies from now on.')).toBeVisible();
    expect(changes).toEqual([{ session: signedInSession({ subscribeAbandonedBasket: true }) }]);
  });

  it.each([
    [{ ...link, hashedToken: 'forged' }],
    [{ hashedEmail: 'abc', hashedToken: '' }],
    [{ hashedToken: 'x'.repeat(500) }],
  ])('shows an invalid link for %j, and no form', async (search) => {
    setUp({ search });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link doesn’t work/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My notifications' })).toHaveAttribute(
      'href',
      paths.notifications,
    );
  });

  it('shows an invalid link if the API rejects its characters', async () => {
    const own = [answer('newsletter', () => new ErrorResponse('invalid_request'))];
    setUp({ search: { ...link, hashedToken: '\u0000' }, own });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link doesn’t work/);
  });

  it('says that a link has become invalid meanwhile', async () => {
    const { user } = setUp({
      session: guest,
      search: link,
      own: [answer('newsletter-additional-shopping-notifications', () => new ErrorResponse('invalid_token'))],
    });
    await user.click(await box());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/doesn’t work any more/);
  });

  it('posts without JavaScript, with its link', async () => {
    const { container, unmount } = setUp({ session: guest, search: link });
    await box();
    const form = () => Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));
    expect(container.querySelector('form')).toHaveAttribute(
      'action',
      '/form/newsletter-additional-shopping-notifications',
    );
    expect(form()).toEqual({ back: `${path}?hashedEmail=abc&hashedToken=valid`, ...link });
    unmount();
    setUp({ search: { status: 'saved' } });
    await box();
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  });

  it('shows nothing to a guest without a link', () => {
    expect(setUp({ session: guest }).container).toBeEmptyDOMElement();
  });
});
