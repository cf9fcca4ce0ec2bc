import { screen } from '@testing-library/react';
import { memberSession, renderInShop, type StubOptions } from 'shared-runtime/testing';
import { BasketPage } from '../features/basket/basket-page.tsx';
import { basketItem } from './basket-factory.ts';
import { messages } from './messages.ts';

export const ski = basketItem({ cartItemId: 5 });
export const jacket = basketItem({ cartItemId: 6, name: 'Summit Jacket', price: 19900, retail: 19900 });

/** Renders the page for a member. */
export function renderPage(options: StubOptions, search: Record<string, string> = {}) {
  const params = { path: '/checkout/cart/', search, entityId: null, pageType: 'basket' };
  const path = '/checkout/cart/';
  return renderInShop(<BasketPage params={params} />, { messages, path, session: memberSession, ...options });
}

export const quantity = (name: string) =>
  screen.findByRole('combobox', { name: `Quantity of Nordvind ${name}` });
export const remove = (name: string) =>
  screen.findByRole('button', { name: `Remove Nordvind ${name} from your basket` });
export const undo = () => screen.getByRole('button', { name: 'Undo' });
export const summary = () => screen.getByRole('region', { name: 'Summary' });
export const sums = () => summary().querySelector('dl');
