import { screen, within } from '@testing-library/react';
import type { Product } from 'shared-contracts/api/product';
import { storeByHost } from 'shared-contracts/stores';
import { answer, memberSession, renderInShop, type ShopRenderOptions } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { priceOf, product, withheldPrice } from '../../testing/factories.ts';
import { ProductPage } from './product-page.tsx';

const path = '/catalog/product/view/id/101/';

async function show(
  change: Partial<Product> = {},
  options: Partial<ShopRenderOptions> = { session: memberSession },
) {
  const handlers = [
    answer('single-product', () => product(change)),
    answer('config', () => ({ returnValidityDays: 14 })),
  ];
  const params = { path, search: {}, entityId: 101, pageType: 'product' };
  const view = renderInShop(<ProductPage params={params} />, { messages, path, handlers, ...options });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

describe('ProductPage', () => {
  it('shows name, brand, prices, category, attributes and the return period', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Ravine 98' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Varnhorn' })).toHaveAttribute('href', '/brand/varnhorn');
    expect(screen.getByText('£449.00')).toBeVisible();
    expect(screen.getByText('£649.00').parentElement).toHaveTextContent('RRP £649.00');
    expect(screen.getByText('−30%')).toBeVisible();
    const breadcrumbs = screen.getByRole('navigation', { name: 'You are here' });
    expect(within(breadcrumbs).getByRole('link', { name: 'All-mountain skis' })).toHaveAttribute(
      'href',
      '/products/skis/all-mountain',
    );
    expect(screen.getByRole('row', { name: 'Waist 98 mm' })).toBeVisible();
    expect(await screen.findByText(/Send it back within 14 days/)).toBeVisible();
  });

  it('labels each picture and loads the first with high priority', async () => {
    await show();
    const [first, second] = within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('img');
    expect(first).toHaveAccessibleName('Varnhorn Ravine 98, picture 1 of 2');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(second).toHaveAttribute('loading', 'lazy');
  });

  it('shows the pictures of the chosen colour', async () => {
    const picture = (url: string) => ({ url, alt: 'Ravine 98', width: 800, height: 1000 });
    const value = { price: null, price_value: null, inStock: true, lastItems: null };
    const colour = {
      super_attribute_id: 9,
      code: 'colour',
      label: 'Colour',
      values: [
        { ...value, id: 91, label: 'Fjord', swatch: '#1f6391', images: [picture('/fjord.jpg')] },
        { ...value, id: 92, label: 'Ember', swatch: '#c0392b', images: [picture('/ember.jpg')] },
      ],
    };
    const { user } = await show({ options: [colour], images: [picture('/fjord.jpg')] });
    const shown = () => within(screen.getByRole('list', { name: 'Pictures' })).getByRole('img');
    expect(shown()).toHaveAttribute('src', '/fjord.jpg');
    await user.click(screen.getByRole('radio', { name: 'Ember' }));
    expect(shown()).toHaveAttribute('src', '/ember.jpg');
    expect(screen.getByRole('radio', { name: 'Ember' })).toBeChecked();
  });

  it('shows a guest a link to sign-in instead of the price', async () => {
    await show({ price: withheldPrice }, {});
    expect(screen.getByRole('link', { name: 'Members’ price: sign in' })).toBeVisible();
  });

  it.each([
    ['se.localhost', 'SEK', /^12\s999\skr$/],
    ['dk.localhost', 'DKK', /^12\.999\skr\.$/],
    ['no.localhost', 'NOK', /^kr\s12,999$/],
    ['at.localhost', 'EUR', /^€\s12\.999,00$/],
  ])('shows the price in the currency of %s', async (host, currency, text) => {
    await show(
      { price: priceOf(1_299_900, 1_299_900, currency) },
      { session: memberSession, store: storeByHost(host) },
    );
    expect(screen.getByText(text)).toBeVisible();
  });

  it('shows markup in its texts as text', async () => {
    const hostile = '</script><img src=x onerror=alert(1)>&amp;';
    const { container } = await show({ name: hostile, description: [hostile] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hostile);
    expect(container.querySelectorAll('img[src="x"]')).toHaveLength(0);
  });

  it('shows every category of the product in its breadcrumbs', async () => {
    await show();
    const breadcrumbs = screen.getByRole('navigation', { name: 'You are here' });
    const links = within(breadcrumbs).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Skis', '/products/skis'],
      ['All-mountain skis', '/products/skis/all-mountain'],
    ]);
  });

  it('links to the category if the product is sold out', async () => {
    await show({ inStock: false });
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to basket' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'More All-mountain skis' })).toHaveAttribute(
      'href',
      '/products/skis/all-mountain',
    );
  });

  it('shows a countdown if the end of its sale is near', async () => {
    const endDate = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    await show({ dynamic: { socialProofMessage: null, countdownClockWorthy: true, type: 'sale', endDate } });
    expect(screen.getByRole('timer')).toHaveAccessibleName(/^Ends on/);
  });

  it('shows how many members bought the product, if the API says so', async () => {
    const socialProofMessage = 'Bought by 60 members this week';
    await show({
      dynamic: { socialProofMessage, countdownClockWorthy: false, type: 'default', endDate: null },
    });
    expect(screen.getByText(socialProofMessage)).toBeVisible();
  });
});
