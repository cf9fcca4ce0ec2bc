import { fireEvent, screen } from '@testing-library/react';
import { Link } from './link.tsx';
import { memberSession, renderInShop } from '../testing/index.ts';

const link = <Link to="/customer/account">My account</Link>;

describe('Link', () => {
  it('shows a guest the register overlay instead of a protected target, and passes the target on', async () => {
    const { shop, user, location } = renderInShop(link, { messages: {}, path: '/sales' });
    await user.click(screen.getByRole('link', { name: 'My account' }));
    expect(shop.opened).toEqual([
      { name: 'account/register', props: { reason: 'protected-link', referer: '/customer/account' } },
    ]);
    expect(location()).toBe('/sales');
  });

  it('navigates for a member', async () => {
    const { shop, user, location } = renderInShop(link, { messages: {}, session: memberSession });
    await user.click(screen.getByRole('link', { name: 'My account' }));
    expect(location()).toBe('/customer/account');
    expect(shop.opened).toEqual([]);
  });

  it.each(['/sales/order/history/', '/customer/address/edit/id/7/', '/newsletter/manage/?tab=1#sports'])(
    'opens the register overlay for a guest who follows a link to %s',
    async (to) => {
      const { shop, user } = renderInShop(<Link to={to}>There</Link>, { messages: {} });
      await user.click(screen.getByRole('link'));
      expect(shop.opened).toEqual([
        { name: 'account/register', props: { reason: 'protected-link', referer: to } },
      ]);
    },
  );

  it.each([
    '/customer/account/login',
    '/brand/ridge',
    '/newsletter/manage/?hashedEmail=a&hashedToken=7.b',
    '/event/customer/account',
  ])('navigates a guest to %s', async (to) => {
    const { shop, user, location } = renderInShop(<Link to={to}>There</Link>, { messages: {} });
    await user.click(screen.getByRole('link'));
    expect(shop.opened).toEqual([]);
    expect(location()).toBe(to);
  });

  it('has its target as href without JavaScript', () => {
    renderInShop(link, { messages: {} });
    expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/customer/account');
  });

  it.each(['/brand/ridge', '/search?s=gants%20d%E2%80%99hiver&p=2#top', '/événement/', '/a/../b', '//two'])(
    'renders the same anchor on server and browser for %s',
    (to) => {
      const draw = (side: 'server' | 'browser') => {
        const { container, unmount } = renderInShop(
          <Link to={to} className="card" aria-label="Ridge">
            Ridge
          </Link>,
          { messages: {}, side },
        );
        const anchor = container.querySelector('a');
        unmount();
        return Object.fromEntries([...(anchor?.attributes ?? [])].map(({ name, value }) => [name, value]));
      };
      expect(draw('server')).toEqual(draw('browser'));
    },
  );

  it('prefetches the register overlay for a guest with a protected target, and the page for a member', () => {
    const guest = renderInShop(link, { messages: {} });
    fireEvent.pointerEnter(screen.getByRole('link'));
    expect([guest.shop.prefetched, guest.shop.prefetchedOverlays]).toEqual([[], ['account/register']]);
    guest.unmount();
    const member = renderInShop(link, { messages: {}, session: memberSession });
    fireEvent.pointerEnter(screen.getByRole('link'));
    expect([member.shop.prefetched, member.shop.prefetchedOverlays]).toEqual([['/customer/account'], []]);
  });

  it('prefetches the overlay that opens instead of the target', () => {
    const { shop } = renderInShop(
      <Link to="/skis-size-guide" opens="catalogue/size-guide">
        Size guide
      </Link>,
      { messages: {} },
    );
    fireEvent.focus(screen.getByRole('link'));
    expect([shop.prefetched, shop.prefetchedOverlays]).toEqual([[], ['catalogue/size-guide']]);
  });

  it.each([
    ['points at it', (element: HTMLElement) => fireEvent.pointerEnter(element)],
    ['focuses it', (element: HTMLElement) => fireEvent.focus(element)],
    ['touches it', (element: HTMLElement) => fireEvent.touchStart(element)],
  ])('prefetches its target when the shopper %s', (_how, show) => {
    const { shop } = renderInShop(<Link to="/brand/ridge">Ridge</Link>, { messages: {} });
    expect(shop.prefetched).toEqual([]);
    show(screen.getByRole('link', { name: 'Ridge' }));
    expect(shop.prefetched).toEqual(['/brand/ridge']);
  });

  it('calls the handlers of its props', async () => {
    const calls: string[] = [];
    const { user } = renderInShop(
      <Link to="/a" onClick={() => calls.push('click')} onPointerEnter={() => calls.push('enter')}>
        A
      </Link>,
      { messages: {} },
    );
    await user.click(screen.getByRole('link', { name: 'A' }));
    expect(calls).toEqual(['enter', 'click']);
  });
});
