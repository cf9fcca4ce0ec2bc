import { screen } from '@testing-library/react';
import type { NavigationItem } from 'shared-contracts/api/shop';
import { answer, renderInShop } from 'shared-runtime/testing';
import { DrawerLinks } from './drawer-links.tsx';
import { isServerOnlyQuery, storeSwitchQuery } from '../layout/frame-queries.ts';
import { drawerQuery, menuQuery } from './navigation-queries.ts';

const item = (label: string, url: string): NavigationItem => ({ label, url, children: [] });
const menu = [item('Sales', '/'), item('Skis', '/products/skis')];

/** Returns the requested navigations. */
function setUp(drawer: NavigationItem[]) {
  const asked: string[] = [];
  const navigation = answer('navigation', ({ type }) => {
    asked.push(type);
    return { items: type === 'header-mobile' ? drawer : menu };
  });
  return { ...renderInShop(<DrawerLinks />, { messages: {}, handlers: [navigation] }), asked };
}

describe('DrawerLinks', () => {
  it('shows the entries of the drawer that are not in the menu', async () => {
    const { asked } = setUp([...menu, item('Contact', '/contact-us')]);
    expect(await screen.findByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact-us');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(asked).toContain('header-mobile');
  });

  it('uses queries whose data is not sent to the browser', () => {
    const { context } = setUp([]).shop;
    const keys = [drawerQuery(context), storeSwitchQuery(context), menuQuery(context)].map(
      ({ queryKey }) => queryKey,
    );
    expect(keys.map(isServerOnlyQuery)).toEqual([true, true, false]);
  });
});
