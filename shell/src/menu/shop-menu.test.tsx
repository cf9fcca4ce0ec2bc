import { act, screen, within } from '@testing-library/react';
import { shellRouteChanged } from 'shared-contracts/events/shell';
import { renderInShop } from 'shared-runtime/testing';
import { ShellContext, type Shell } from '../shop/shell-context.ts';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { MenuButton, ShopMenu } from './shop-menu.tsx';

const items = [
  { label: 'Brands', url: '/brands', children: [{ label: 'Ridge', url: '/brand/ridge' }] },
  { label: 'Care', url: '/care', children: [] },
];

/** jsdom has no popovers: `closed` counts the calls of hidePopover. */
function setUp(shown = items) {
  let closed = 0;
  HTMLElement.prototype.hidePopover = () => void (closed += 1);
  const rendering = renderInShop(
    <ShellContext value={{} as Shell}>
      <MenuButton />
      <ShopMenu items={shown} />
    </ShellContext>,
    { messages },
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

  it('renders no landmark without entries', () => {
    setUp([]);
    expect(screen.queryByRole('navigation', { hidden: true })).not.toBeInTheDocument();
  });
});
