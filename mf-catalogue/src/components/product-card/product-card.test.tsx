import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShopHostContext, useShopHost } from 'shared-runtime/host';
import { memberSession, renderInShop } from 'shared-runtime/testing';
import { priceStrategies } from 'shared-contracts/api/price-strategies';
import { storeByHost } from 'shared-contracts/stores';
import { english } from '../../testing/messages.ts';
import { french } from '../../testing/messages.ts';
import { card, priceOf, withheldPrice } from '../../testing/factories.ts';
import { ProductCard } from './product-card.tsx';

const member = { messages: english, session: memberSession };

describe('ProductCard', () => {
  it('shows a member price, RRP and saving', () => {
    renderInShop(<ProductCard card={card()} />, member);
    expect(screen.getByRole('link', { name: 'Ravine 98' })).toHaveAttribute(
      'href',
      '/catalog/product/view/id/101/',
    );
    expect(screen.getByText('£449.00')).toBeVisible();
    expect(screen.getByText('£649.00').parentElement).toHaveTextContent('RRP £649.00');
    expect(screen.getByText('−30%')).toBeVisible();
  });

  it('shows no RRP and no saving for a price that is not reduced', () => {
    renderInShop(<ProductCard card={card({ price: priceOf(44900) })} />, member);
    expect(screen.getByText('£449.00')).toBeVisible();
    expect(screen.queryByText(/RRP/)).not.toBeInTheDocument();
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  });

  it('shows a guest a link to sign-in instead of the price', async () => {
    const { shop, user } = renderInShop(<ProductCard card={card({ price: withheldPrice })} />, {
      messages: english,
      path: '/products?p=2',
    });
    const call = screen.getByRole('link', { name: 'Members’ price: sign in' });
    expect(call.getAttribute('href')).toMatch(/^\/customer\/account\/login\/referer\/[\w-]+\/$/);
    expect(screen.queryByText(/[£€]/)).not.toBeInTheDocument();
    await user.click(call);
    expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'prices' } }]);
  });

  it('shows no sign-in link while the price of a new member is loading', () => {
    renderInShop(<ProductCard card={card({ price: withheldPrice })} />, member);
    expect(screen.queryByRole('link', { name: /price/ })).not.toBeInTheDocument();
  });

  it('shows that a product is sold out, and has no button to add it', () => {
    renderInShop(<ProductCard card={card({ inStock: false })} />, member);
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('opens the form of the product beside the list, and is a link for a new tab', async () => {
    const shown = card();
    const { shop, user, location } = renderInShop(<ProductCard card={shown} />, {
      ...member,
      path: '/products',
    });
    const button = screen.getByRole('link', { name: 'Add to basket: Ravine 98' });
    expect(button).toHaveAttribute('href', '/catalog/product/view/id/101/');
    await user.hover(button);
    expect([...new Set(shop.prefetchedOverlays)]).toEqual(['catalogue/product-add-to-basket']);
    // jsdom does not implement navigation.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(button);
    await user.keyboard('{/Control}');
    expect(shop.opened).toEqual([]);
    await user.click(button);
    expect(shop.opened).toEqual([
      { name: 'catalogue/product-add-to-basket', props: { productId: 101, card: shown } },
    ]);
    expect(location()).toBe('/products');
  });

  it('opens a bundle by the name that gives it more room', async () => {
    const opened: string[] = [];
    /** The stub of the shell knows the content only that a name stands for. */
    function WithNames({ children }: { children: ReactNode }) {
      const host = useShopHost();
      const openOverlay: typeof host.openOverlay = (name) => opened.push(name);
      return <ShopHostContext value={{ ...host, openOverlay }}>{children}</ShopHostContext>;
    }
    const { user } = renderInShop(
      <WithNames>
        <ProductCard card={card({ productType: 'bundle' })} />
      </WithNames>,
      member,
    );
    await user.click(screen.getByRole('link', { name: 'Add to basket: Ravine 98' }));
    expect(opened).toEqual(['configurable-bundle']);
  });

  it.each([
    ['Black Friday', priceStrategies.blackFriday],
    ['Sale', priceStrategies.sale],
    ['French days', priceStrategies.frenchDays],
    ['Price drop', priceStrategies.priceDrop],
    ['New season', priceStrategies.newSeason],
  ])('shows the badge %s for its price strategy, unless the product is sold out', (label, priceStrategy) => {
    const { unmount } = renderInShop(<ProductCard card={card({ priceStrategy })} />, member);
    expect(screen.getByText(label)).toBeVisible();
    unmount();
    renderInShop(<ProductCard card={card({ priceStrategy, inStock: false })} />, member);
    expect(screen.queryByText(label)).not.toBeInTheDocument();
  });

  it.each([
    [3955, 'Gift voucher'],
    [3956, 'Gift voucher'],
    [3957, 'Gift voucher'],
    [3993, 'Gift voucher'],
    [16_550, 'Donation'],
  ])('shows for the special product %i the badge %s', (productId, label) => {
    renderInShop(<ProductCard card={card({ productId, priceStrategy: priceStrategies.sale })} />, member);
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.queryByText('Sale')).not.toBeInTheDocument();
  });

  it('formats money and savings in the language of the store', () => {
    const price = priceOf(129900, 199900, 'EUR');
    renderInShop(<ProductCard card={card({ price })} />, {
      messages: french,
      store: storeByHost('fr.localhost'),
      session: memberSession,
    });
    expect(screen.getByText(/^1\s299,00\s€$/)).toBeVisible();
    expect(screen.getByText(/^−35\s%$/)).toBeVisible();
    expect(screen.getByText(/Prix conseillé/)).toBeVisible();
  });

  it('shows markup in a name as text', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const { container } = renderInShop(
      <ProductCard card={card({ name: hostile, brand_name: `${hostile}2` })} />,
      member,
    );
    expect(screen.getByRole('link', { name: hostile })).toBeVisible();
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });
});
