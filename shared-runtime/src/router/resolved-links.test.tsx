import { screen } from '@testing-library/react';
import { createPath, resolvePath } from 'react-router';
import { renderInShop } from '../testing/index.ts';
import { Link } from './link.tsx';
import { NavLink } from './nav-link.tsx';

const hrefOf = (to: string, path: string) => {
  const { unmount } = renderInShop(<Link to={to}>There</Link>, { messages: {}, path });
  const href = screen.getByRole('link').getAttribute('href');
  unmount();
  return href;
};

describe('Link', () => {
  it.each(['?p=3', '#sizes', '?p=3#sizes', '/boots', '/boots/?a=b#c', '/a/../b', '/'])(
    'with the target %s leads where React Router resolves it',
    (to) => {
      expect(hrefOf(to, '/brand/ridge?p=2')).toBe(createPath(resolvePath(to, '/brand/ridge')));
    },
  );

  it.each([
    'https://other.example/a',
    '//other.example/a',
    '/\\other.example',
    'mailto:help@shop.example',
    // Paths of the shop that would be other hosts if they were written as they are resolved.
    '/.//other.example',
    '/a/..//other.example',
    '/..//other.example/x',
  ])('leaves %s to the browser', async (to) => {
    const { user, location } = renderInShop(<Link to={to}>There</Link>, { messages: {}, path: '/skis' });
    expect(screen.getByRole('link')).toHaveAttribute('href', to);
    // jsdom cannot load pages.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(screen.getByRole('link'));
    expect(location()).toBe('/skis');
  });
});

describe('NavLink', () => {
  it.each([
    ['/brands', '/brands', false, true],
    ['/brands', '/brands/ridge?p=2', false, true],
    ['/brands', '/brands/ridge', true, false],
    ['/brands', '/brandsale', false, false],
    ['/', '/brands', false, false],
    ['?p=2', '/brands', false, true],
  ])('to %s at %s with end=%s is active: %s', (to, path, end, isActive) => {
    renderInShop(
      <NavLink to={to} end={end} className="item">
        There
      </NavLink>,
      { messages: {}, path },
    );
    const link = screen.getByRole('link');
    expect(link.className).toBe(isActive ? 'item active' : 'item');
    expect(link.getAttribute('aria-current')).toBe(isActive ? 'page' : null);
  });
});
