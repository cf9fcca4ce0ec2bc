import { act, screen } from '@testing-library/react';
import { renderInShop } from 'shared-runtime/testing';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { MobileMenu } from './mobile-menu.tsx';

const items = [{ label: 'Brands', url: '/brands', children: [{ label: 'Ridge', url: '/brand/ridge' }] }];

function setUp() {
  const rendering = renderInShop(<MobileMenu items={items} />, { messages });
  const button = screen.getByText((_text, element) => element?.tagName === 'SUMMARY');
  const isOpen = () => button.closest('details')?.hasAttribute('open');
  return { ...rendering, button, isOpen };
}

describe('mobile menu', () => {
  it('opens, and leads to every level', async () => {
    const { user, button, isOpen } = setUp();
    expect(isOpen()).toBe(false);
    await user.click(button);
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('link', { name: 'Ridge' })).toHaveAttribute('href', '/brand/ridge');
  });

  it('closes on Escape from anywhere inside, and gives the focus back', async () => {
    const { user, button, isOpen } = setUp();
    await user.click(button);
    act(() => screen.getByRole('link', { name: 'Ridge' }).focus());
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button).toHaveFocus();
  });

  it('closes when a link is followed, also to another query of the same page', async () => {
    const { user, button, isOpen, location } = setUp();
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'Ridge' }));
    expect(isOpen()).toBe(false);
    expect(location()).toBe('/brand/ridge');
  });

  it('closes when another page is shown, however the shopper went there', async () => {
    const { user, button, isOpen, shop } = setUp();
    await user.click(button);
    shop.context.bus.publish('shell:route-changed', { from: '/', to: '/products' });
    expect(isOpen()).toBe(false);
  });
});
