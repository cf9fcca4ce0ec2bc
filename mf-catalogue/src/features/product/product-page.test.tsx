import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import type { Product } from 'shared-contracts/api/product';
import { storeByHost } from 'shared-contracts/stores';
import {
  answer,
  ErrorResponse,
  memberSession,
  renderInShop,
  type ShopRenderOptions,
} from 'shared-runtime/testing';
import { english as messages } from '../../testing/messages.ts';
import { factHandlers } from '../../testing/fact-handlers.ts';
import { card, priceOf, product, withheldPrice } from '../../testing/factories.ts';
import { ProductPage } from './product-page.tsx';

const path = '/catalog/product/view/id/101/';

async function show(
  change: Partial<Product> = {},
  options: Partial<ShopRenderOptions> = { session: memberSession },
  lookups: RequestHandler[] = [],
) {
  const handlers = [
    ...lookups,
    answer('single-product', () => product(change)),
    answer('config', () => ({ returnValidityDays: 14 })),
    answer('product-dynamic-data', () => ({
      products: [{ productId: 101, storeId: 1, ...product(change).dynamic }],
    })),
    ...factHandlers,
  ];
  const params = { path, search: {}, entityId: 101, pageType: 'product' };
  const view = renderInShop(<ProductPage params={params} />, { messages, path, handlers, ...options });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('heading', { level: 2, name: 'Details' });
  return view;
}

/** What stands above the form: brand, name and price. */
const summary = () => within(screen.getByRole('heading', { level: 1 }).parentElement ?? document.body);

describe('ProductPage', () => {
  it('shows name, brand, prices, category, attributes and the return period', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Ravine 98' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Varnhorn' })).toHaveAttribute('href', '/brand/varnhorn');
    expect(summary().getByText('£449.00')).toBeVisible();
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
    expect(screen.getByRole('radio', { name: 'Fjord' })).toBeChecked();
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
    expect(summary().getByText(text)).toBeVisible();
  });

  it('keeps hyphenated words of its name together, and long ones breakable', async () => {
    const name = 'Ravine 98 all-mountain skis extra-extraordinary-word';
    await show({ name });
    const heading = screen.getByRole('heading', { level: 1, name });
    expect([...heading.querySelectorAll('span')].map((word) => word.textContent)).toEqual(['all-mountain']);
  });

  it('shows care and safety notes, and no heading without any', async () => {
    const notes = [{ kind: 'safety' as const, text: 'Replace it after a hard knock.' }];
    await show({ notes });
    const safety = screen.getByRole('region', { name: 'Safety' });
    expect(within(safety).getByText('Replace it after a hard knock.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Care' })).not.toBeInTheDocument();
  });

  describe('places the description', () => {
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

    it('below the product, above notes and beside its attributes', async () => {
      await show({ notes: [{ kind: 'care', text: 'Wax it.' }] });
      expect(headings()).toEqual(['Description', 'Care', 'Details', 'Share']);
    });

    it('beside the pictures if there is nothing to choose, where the form is short', async () => {
      await show({ options: [], notes: [{ kind: 'care', text: 'Wax it.' }] });
      expect(headings()).toEqual(['Description', 'Share', 'Care', 'Details']);
    });

    it('beside the pictures of a sold-out product', async () => {
      await show({ inStock: false });
      expect(headings()).toEqual(['Description', 'Share', 'Details']);
    });
  });

  it('has links that share it, each with its own message and its absolute address', async () => {
    await show();
    const address = encodeURIComponent(`${location.origin}${path}`);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(hrefOf('Share on Twitter')).toContain(`url=${address}`);
    expect(decodeURIComponent(hrefOf('Share on Twitter'))).toContain(
      'text=Look what I found at Offpiste: Varnhorn Ravine 98',
    );
    expect(hrefOf('Share on Facebook')).toContain(`u=${address}`);
    expect(decodeURIComponent(hrefOf('Share on Facebook'))).toContain(
      'Varnhorn Ravine 98, found at Offpiste',
    );
    expect(decodeURIComponent(hrefOf('Send by email'))).toMatch(
      /^mailto:\?subject=Varnhorn Ravine 98 at Offpiste&body=This made me think of you: .+http/,
    );
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

  describe('of a product that is sold out', () => {
    const soldOut: Partial<Product> = {
      inStock: false,
      dynamic: {
        socialProofMessage: 'Bought by 60 members this week',
        countdownClockWorthy: true,
        type: 'sale',
        endDate: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
      },
    };
    const related = (items: Parameters<typeof card>[0][]) => [
      answer('products-related', () => ({ items: items.map((each) => card(each)) })),
    ];

    it('has no countdown, no buyers, no saving, no delivery and no form', async () => {
      await show(soldOut);
      expect(summary().getByText('£449.00')).toBeVisible();
      expect(screen.queryByRole('timer')).not.toBeInTheDocument();
      for (const urgent of [/members this week/, /RRP/, /−30%/, /Send it back/, /with you/])
        expect(screen.queryByText(urgent)).not.toBeInTheDocument();
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
    });

    it('shows up to four products of its category that are in stock', async () => {
      const others = [1, 2, 3, 4, 5, 6].map((productId) => ({
        productId,
        name: `Other ${productId}`,
        inStock: productId !== 2,
      }));
      await show(soldOut, { session: memberSession }, related(others));
      await screen.findByRole('heading', { level: 2, name: 'Similar, and in stock' });
      const names = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
      expect(names).toEqual(['Other 1', 'Other 3', 'Other 4', 'Other 5']);
    });

    it.each([
      ['there is none', () => ({ items: [card({ inStock: false })] })],
      ['they cannot be loaded', () => new ErrorResponse('unavailable')],
    ])('has no heading for others if %s', async (_why, answered) => {
      const lookups = [answer('products-related', answered as () => { items: [] })];
      const { shop } = await show(soldOut, { session: memberSession }, lookups);
      expect(screen.getByRole('link', { name: 'More All-mountain skis' })).toBeVisible();
      await waitFor(() => expect(shop.context.queryClient.isFetching()).toBe(0));
      expect(screen.queryByText('Similar, and in stock')).not.toBeInTheDocument();
    });

    it('says of a product that left the store that it is no longer sold, without a price', async () => {
      await show(
        { ...soldOut, isSold: false, price: withheldPrice },
        { session: memberSession },
        related([{}]),
      );
      expect(screen.getByText('No longer sold')).toBeVisible();
      expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'More All-mountain skis' })).toBeVisible();
      expect(await screen.findByText('Similar, and in stock')).toBeVisible();
      expect(summary().queryByText(/£|price/)).not.toBeInTheDocument();
    });
  });

  it.each(['length', 'colour'])('survives 200 values of the option %s', async (code) => {
    const values = Array.from({ length: 200 }, (_, index) => ({
      id: index + 1,
      label: `Value ${index + 1}`,
      price: null,
      price_value: null,
      inStock: index % 2 === 0,
      lastItems: null,
    }));
    await show({ options: [{ super_attribute_id: 9, code, label: 'Option', values }] });
    expect(screen.getAllByRole('radio')).toHaveLength(200);
    expect(screen.getAllByRole('radio').filter((each) => !each.matches(':disabled'))).toHaveLength(100);
  });

  it('shows no amount and no reduction of a product without prices', async () => {
    await show({ price: withheldPrice });
    expect(screen.queryByText(/£|RRP|%/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to basket' })).toBeEnabled();
  });
});
