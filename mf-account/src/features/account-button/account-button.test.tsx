import { act, screen, waitFor } from '@testing-library/react';
import { accountSignedOut } from 'shared-contracts/events/account';
import { paths } from 'shared-contracts/routes';
import type { SessionData } from 'shared-contracts/session';
import { answer, memberSession, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { messages } from '../../testing/messages.ts';
import { handlers } from '../../testing/handlers.ts';
import { signedOutSession } from '../../testing/session.ts';
import { setScreenWidth } from '../../testing/screen-width.ts';
import { AccountButton } from './account-button.tsx';

beforeEach(() => setScreenWidth(1280));

function setUp(session: Partial<SessionData> = memberSession, path = '/search?s=ski', fakes = handlers) {
  const page = (
    <>
      <AccountButton />
      <p>Somewhere else</p>
      <button type="button">Next</button>
    </>
  );
  return renderInShop(page, { messages, session, path, handlers: fakes });
}

const trigger = () => screen.getByRole('button', { name: 'My account' });

function expectToControlSomething(element: HTMLElement): void {
  expect(document.getElementById(element.getAttribute('aria-controls') ?? '')).toBeInTheDocument();
}

describe('AccountButton for a guest', () => {
  it('opens the register overlay instead of following its link to sign-in', async () => {
    const shown = setUp({});
    const { user, shop } = shown;
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', paths.login('/search?s=ski'));
    await user.click(link);
    expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'account' } }]);
    expect(shop.prefetchedOverlays).toContain('account/register');
    expect(shown.location()).toBe('/search?s=ski');
  });

  it('opens no overlay on the sign-in page', async () => {
    const { user, shop } = setUp({}, paths.login('/search'));
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', paths.login());
    await user.click(link);
    expect(shop.opened).toEqual([]);
  });

  it("becomes the member's button when the session changes", () => {
    const { shop } = setUp({});
    act(() => shop.changeSession(memberSession));
    expect(trigger()).toBeVisible();
  });
});

describe('AccountButton for a guest on a phone', () => {
  beforeEach(() => setScreenWidth(390));

  it('toggles a banner with links to both forms and the way back', async () => {
    const { user, shop } = setUp({});
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('aria-expanded', 'false');
    expect(link).not.toHaveAttribute('aria-controls');
    await user.click(link);
    expect(link).toHaveAttribute('aria-expanded', 'true');
    expectToControlSomething(link);
    expect(screen.getByText(/Private sales are open to members only/)).toBeVisible();
    expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      paths.login('/search?s=ski'),
      paths.login('/search?s=ski'),
      paths.register('/search?s=ski'),
    ]);
    await user.click(link);
    expect(link).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Join for free' })).not.toBeInTheDocument();
    expect(shop.opened).toEqual([]);
  });

  it('closes the banner on Escape, on a click outside and on navigation', async () => {
    const shown = setUp({});
    const { user } = shown;
    const link = screen.getByRole('link', { name: 'Sign in' });
    const join = () => screen.queryByRole('link', { name: 'Join for free' });
    await user.click(link);
    await user.keyboard('{Escape}');
    expect(join()).not.toBeInTheDocument();
    expect(link).toHaveFocus();
    await user.click(link);
    await user.click(screen.getByText('Somewhere else'));
    expect(join()).not.toBeInTheDocument();
    await user.click(link);
    await user.click(screen.getByRole('link', { name: 'Join for free' }));
    expect(shown.location()).toBe(paths.register('/search?s=ski'));
    expect(join()).not.toBeInTheDocument();
  });

  it('has no banner on the sign-in page', async () => {
    const { user } = setUp({}, paths.login());
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link).not.toHaveAttribute('aria-expanded');
    await user.click(link);
    expect(screen.queryByRole('link', { name: 'Join for free' })).not.toBeInTheDocument();
  });
});

describe('AccountButton for a member', () => {
  it('opens and closes its menu by keyboard and returns the focus', async () => {
    const { user } = setUp();
    await user.tab();
    expect(trigger()).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(trigger()).not.toHaveAttribute('aria-controls');
    await user.keyboard('{Enter}');
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expectToControlSomething(trigger());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Orders' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  it('closes its menu on a click outside and returns the focus', async () => {
    const { user } = setUp();
    await user.click(trigger());
    await user.click(screen.getByText('Somewhere else'));
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(trigger()).toHaveFocus();
  });

  it('leaves the focus on a control that was clicked outside', async () => {
    const { user } = setUp();
    await user.click(trigger());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('closes its menu when Tab leaves it', async () => {
    const { user } = setUp();
    await user.click(trigger());
    screen.getByRole('button', { name: 'Sign out' }).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['Orders', '/sales/order/history/'],
    ['Credits & Invitations', '/rewardpoints/index/referral/'],
    ['Account Information', '/customer/account/edit/'],
    ['My account', '/customer/account'],
  ])('goes to %s and closes its menu', async (name, path) => {
    const shown = setUp();
    const { user } = shown;
    await user.click(trigger());
    await user.click(screen.getByRole('link', { name }));
    expect(shown.location()).toBe(path);
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('is a plain link on a phone', async () => {
    setScreenWidth(390);
    const shown = setUp();
    const { user } = shown;
    await user.click(screen.getByRole('link', { name: 'My account' }));
    expect(shown.location()).toBe('/customer/account');
    expect(screen.queryByRole('button', { name: 'My account' })).not.toBeInTheDocument();
  });

  it('shows markup in a name as text', async () => {
    const { user } = setUp({ ...memberSession, name: '<img src=x onerror=alert(1)>' });
    await user.click(trigger());
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('publishes the sign-out and keeps the focus', async () => {
    const { user, shop } = setUp();
    const signedOut = shop.record(accountSignedOut);
    shop.context.bus.subscribe(accountSignedOut, ({ session }) => shop.changeSession(session));
    await user.click(trigger());
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Sign in' })).toHaveFocus());
    expect(signedOut.map(({ session }) => session.id)).toEqual([null]);
  });

  it("shows the server's text in an alert after a failed sign-out, until the next attempt", async () => {
    let answers = 0;
    const logout = answer('logout', () => {
      answers += 1;
      if (answers === 1) return new ErrorResponse('unavailable', { message: 'We are counting the skis.' });
      return { session: signedOutSession(), redirect: '/' };
    });
    const { user, shop } = setUp(memberSession, '/', [logout]);
    const signedOut = shop.record(accountSignedOut);
    await user.click(trigger());
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(shop.alerts.get('sign-out')?.content).toBe('We are counting the skis.'));
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(signedOut).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(signedOut).toHaveLength(1));
    expect(shop.alerts.size).toBe(0);
  });
});
