import { screen, within } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { memberSession, renderInShop } from 'shared-runtime/testing';
import { accountPages } from '../../domain/account-pages.ts';
import { messages } from '../../testing/messages.ts';
import { AccountLayout, type AccountLayoutProps } from './account-layout.tsx';

function setUp(props: Omit<AccountLayoutProps, 'children'>) {
  renderInShop(<AccountLayout {...props}>content</AccountLayout>, { messages, session: memberSession });
  return within(screen.getByRole('navigation', { name: 'My account' }));
}

it('AccountLayout links to every page of the account and marks the current one', () => {
  const navigation = setUp({ page: 'address-list' });
  expect(navigation.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    accountPages.map(({ path }) => path),
  );
  expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Address book');
  expect(screen.getByRole('heading', { level: 1, name: 'Address book' })).toBeVisible();
});

it('AccountLayout leads from a page below the navigation to its page and to the account', () => {
  const navigation = setUp({ page: 'address-list', title: 'New address' });
  expect(navigation.getByRole('link', { current: true })).toHaveTextContent('Address book');
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    paths.account,
    paths.addressBook,
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'New address' })).toBeVisible();
});

it('AccountLayout leads to the pages between the page of the navigation and this one', () => {
  const parents = [{ label: 'Order 100000123', href: paths.orderView(123) }];
  setUp({ page: 'order-history', title: 'Change the delivery address', parents });
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    paths.account,
    paths.orders,
    paths.orderView(123),
  ]);
});

it('AccountLayout shows nothing after sign-out', () => {
  const { container } = renderInShop(<AccountLayout page="account-privacy">content</AccountLayout>, {
    messages,
  });
  expect(container).toBeEmptyDOMElement();
});
