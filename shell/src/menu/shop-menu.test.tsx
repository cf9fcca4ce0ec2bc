import { act, screen, within } from '@testing-library/react';
import type { NavigationItem } from 'shared-contracts/api/shop';
import { shellRouteChanged } from 'shared-contracts/events/shell';
import { defaultStore, storeByHost } from 'shared-contracts/stores';
import { renderInShop } from 'shared-runtime/testing';
import { ShellContext, type Shell } from '../shop/shell-context.ts';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { MenuButton, ShopMenu } from './shop-menu.tsx';

const brands = { label: 'Brands', url: '/brands', children: [{ label: 'Ridge', url: '/brand/ridge' }] };
const items: NavigationItem[] = [brands, { label: 'Care', url: '/care', children: [] }];

/** jsdom has no popovers: `closed` counts the calls of hidePopover. */
function setUp(shown = items, options: Pick<Parameters<typeof renderInShop>[1], 'session' | 'store'> = {}) {
  let closed = 0;
  HTMLElement.prototype.hidePopover = () => void (closed += 1);
  const rendering = renderInShop(
    <ShellContext value={{} as Shell}>
      <MenuButton />
      <ShopMenu items={shown} />
    </ShellContext>,
    { messages, ...options },
  );
  return { ...rendering, closed: () => closed };
}

const entry = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;
const panel = (name: string) => within(entry(name)).getByRole('group', { hidden: true });

describe('ShopMenu', () => {
  it('is a popover with links of every level', () => {
    setUp();
    const menu = screen.getByRole('navigation', { name: 'Shop', hidden: true });
    expect(menu).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu.id);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('popovertargetaction', 'hide');
    expect(screen.getByRole('link', { name: 'Brands' })).toHaveAttribute('href', '/brands');
    expect(screen.getByText('Ridge')).toHaveAttribute('href', '/brand/ridge');
  });

  it('has a disclosure for each entry with children', async () => {
    const { user } = setUp();
    expect(panel('Brands')).not.toHaveAttribute('open');
    const summary = panel('Brands').querySelector('summary') as HTMLElement;
    expect(summary).toHaveAccessibleName('Brands');
    await user.click(summary);
    expect(panel('Brands')).toHaveAttribute('open');
    expect(within(entry('Care')).queryByRole('group', { hidden: true })).not.toBeInTheDocument();
  });

  it('closes when a link is followed, also to another query of the same page', async () => {
    const { user, location, closed } = setUp();
    await user.click(panel('Brands').querySelector('summary') as HTMLElement);
    await user.click(screen.getByText('Ridge'));
    expect(panel('Brands')).not.toHaveAttribute('open');
    expect(closed()).toBe(1);
    expect(location()).toBe('/brand/ridge');
  });

  it('closes on a route change', () => {
    const { shop, closed } = setUp();
    panel('Brands').setAttribute('open', '');
    act(() => shop.context.bus.publish(shellRouteChanged, { from: '/', to: '/products' }));
    expect(panel('Brands')).not.toHaveAttribute('open');
    expect(closed()).toBe(1);
  });

  it('has the link to everything first, then links below their headings', () => {
    setUp([
      {
        label: 'Ski',
        url: '/products/skis',
        children: [
          { label: 'All skis', url: '/products/skis' },
          { label: 'Piste skis', url: '/products/skis/piste', group: 'Skis' },
          { label: 'Ski boots', url: '/products/ski-boots', group: 'Boots' },
          { label: 'Park skis', url: '/products/skis/park', group: 'Skis' },
        ],
      },
    ]);
    const [all, skis, boots] = panel('Ski').querySelectorAll('details > ul > li');
    expect(all).toHaveTextContent(/^All skis$/);
    expect(skis).toHaveTextContent(/^SkisPiste skisPark skis$/);
    expect(boots).toHaveTextContent(/^BootsSki boots$/);
  });

  it.each([
    ['localhost', 'Ends Sun 29 Nov'],
    ['fr.localhost', 'Ends lun. 30 nov.'],
  ])('shows when a sale ends, in the time zone and language of %s', (host, text) => {
    const sale = {
      label: 'Night shift',
      url: '/event/night',
      group: 'Sales',
      endsAt: '2026-11-29T23:30:00Z',
    };
    setUp([{ label: 'Sales', url: '/', children: [sale] }], { store: storeByHost(host) });
    expect(screen.getByText(text).closest('a')).toHaveAttribute('href', '/event/night');
  });

  it('has lazy pictures in the panel, whose links are named by their labels', () => {
    const image = { url: '/media/x/320.jpg', width: 800, height: 1000, alt: '', colour: '#abcdef' };
    setUp([{ ...brands, pictures: [{ label: 'Ridge skis', url: '/brand/ridge', image }] }]);
    const picture = panel('Brands').querySelector('img');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('src', '/media/x/320.jpg');
    expect(screen.getByText('Ridge skis').closest('a')).toHaveAttribute('href', '/brand/ridge');
  });

  it.each([
    ['a guest', false, defaultStore, ['Sign in', 'Join for free']],
    ['a guest of an outlet', false, storeByHost('outlet.localhost'), ['Sign in', 'Create an account']],
    ['a member', true, defaultStore, ['My account']],
  ] as const)('offers %s the account', (_who, isMember, store, names) => {
    const session = isMember ? { id: 7 } : {};
    const { container } = setUp(items, { session, store });
    const links = [...container.querySelectorAll('.account a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('renders no landmark without entries', () => {
    setUp([]);
    expect(screen.queryByRole('navigation', { hidden: true })).not.toBeInTheDocument();
  });
});
