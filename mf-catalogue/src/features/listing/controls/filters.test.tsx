import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'shared-runtime/router';
import { answer, memberSession, renderInShop, type StubOptions } from 'shared-runtime/testing';
import { readListingState } from '../../../domain/listing/listing-selection.ts';
import { english as messages } from '../../../testing/messages.ts';
import { facet, listing, skiFacets } from '../../../testing/factories.ts';
import { loadDeferredViews } from '../../../testing/load-deferred-views.ts';
import { relatedContentHandlers } from '../../../testing/page-handlers.ts';
import { setScreenWidth } from '../../../testing/screen-width.ts';
import { Listing } from '../listing.tsx';

beforeAll(loadDeferredViews);
beforeAll(() => setScreenWidth(1280));

/** The list of the current URL, as the page renders it. */
function ListOfUrl() {
  const { search } = useLocation();
  const state = readListingState(Object.fromEntries(new URLSearchParams(search)));
  return <Listing category_id={12} {...state} />;
}

function show(path: string, answered: Parameters<typeof listing>[0] = {}, options: StubOptions = {}) {
  const requests: Record<string, unknown>[] = [];
  const handlers = [
    answer('cat-products-es', (request) => {
      requests.push({ ...request });
      return listing({ facets: skiFacets(), total: 100, ...answered });
    }),
    ...relatedContentHandlers,
  ];
  const shop = renderInShop(<ListOfUrl />, { messages, session: memberSession, handlers, path, ...options });
  const click = (element: Element) => shop.user.click(element);
  return { ...shop, click, requests };
}

const sidebar = async () => within(await screen.findByRole('region', { name: 'Filters' }));
const chips = () => within(screen.getByRole('list', { name: 'Chosen filters' }));

describe('The filters of a list', () => {
  it('are links to the list with one value more, in one order and on page one', async () => {
    show('/products?utm=x&brand=4&p=3');
    const value = (await sidebar()).getByRole('link', { name: 'Varnhorn 12' });
    expect(value).toHaveAttribute('href', '/products?utm=x&brand=3,4');
    expect(value).toHaveAttribute('rel', 'nofollow');
    expect(value).not.toHaveAttribute('aria-current');
    const chosen = (await sidebar()).getByRole('link', { name: 'Ostkamm 1' });
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(chosen).toHaveAttribute('href', '/products?utm=x');
    expect((await sidebar()).getByRole('link', { name: 'Expert 5' })).toHaveAttribute(
      'href',
      '/products?utm=x&brand=4&attributes=level:expert',
    );
  });

  it('apply at once, keep the focus, and request what the URL says', async () => {
    const { click, location, requests } = show('/products');
    const value = (await sidebar()).getByRole('link', { name: /^Varnhorn/ });
    await click(value);
    await waitFor(() => expect(location()).toBe('/products?brand=3'));
    expect(value).toHaveFocus();
    expect(value).toHaveAttribute('aria-current', 'true');
    await click((await sidebar()).getByRole('link', { name: /^146 cm/ }));
    await waitFor(() => expect(location()).toBe('/products?brand=3&size=25'));
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({ category_id: 12, brand: [3], size: [25], p: 1 }),
    );
  });

  it('that are tapped while a list is loading are added to its filters', async () => {
    const { click, location } = show('/products');
    const links = await sidebar();
    // Without waiting between them.
    for (const name of [/^Varnhorn/, /^146 cm/, /^Blue/]) fireEvent.click(links.getByRole('link', { name }));
    await waitFor(() => expect(location()).toBe('/products?brand=3&size=25&colour=blue'));
    await click((await sidebar()).getByRole('link', { name: /^Varnhorn/ }));
    await waitFor(() => expect(location()).toBe('/products?size=25&colour=blue'));
  });

  it('are requested as the URL has them, each in its field', async () => {
    const { requests } = show(
      '/products?brand=3,4&size=25&colour=blue&gender=women&price=5000-&discount=30&attributes=level:expert&in_stock=1&last_items=1',
    );
    await sidebar();
    expect(requests).toEqual([
      expect.objectContaining({
        brand: [3, 4],
        size: [25],
        colour: ['blue'],
        gender: ['women'],
        price: '5000-',
        discount: 30,
        attributes: 'level:expert',
        in_stock: true,
        last_items: true,
      }),
    ]);
  });

  it('work by keyboard', async () => {
    const { user, location } = show('/products');
    (await sidebar()).getByRole('link', { name: /^Blue/ }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/products?colour=blue'));
  });

  it('have no generated ids, so that the server can share them between members', async () => {
    show('/products');
    await sidebar();
    const filters = screen.getByRole('region', { name: 'Filters' });
    expect(filters.querySelector('#filters-price-from')).toBeInTheDocument();
    expect([...filters.querySelectorAll('[id]')].map(({ id }) => id).join()).not.toMatch(/_r_/i);
  });

  it('contain flags', async () => {
    show('/products?in_stock=1');
    expect((await sidebar()).getByRole('link', { name: 'In stock only' })).toHaveAttribute(
      'href',
      '/products',
    );
    expect((await sidebar()).getByRole('link', { name: 'Last pieces only' })).toHaveAttribute(
      'href',
      '/products?in_stock=1&last_items=1',
    );
  });

  it('keep a chosen value of a group that the answer does not open', async () => {
    show('/products?attributes=level:expert');
    const group = (await sidebar()).getByRole('link', { name: /^Expert/ }).closest('details');
    expect(group).toHaveAttribute('open');
    expect((await sidebar()).getByText('Saving').closest('details')).not.toHaveAttribute('open');
  });

  it('offer a guest of a store that hides prices none by price, whatever the API answers', async () => {
    show('/products', {}, { session: {} });
    await sidebar();
    expect(screen.queryByText('Price')).not.toBeInTheDocument();
    expect(screen.queryByText('Saving')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^From/ })).not.toBeInTheDocument();
  });

  it('show colours with a swatch, and no other values with one', async () => {
    show('/products', {
      facets: [
        facet('colour', 'Colour', [{ value: 'blue', label: 'Blue', hex: '#1d4ed8' }]),
        facet('brand', 'Brand', [{ value: '3', label: 'Varnhorn' }]),
      ],
    });
    const swatchOf = async (name: RegExp) =>
      (await sidebar()).getByRole('link', { name }).querySelector('[style*=background]');
    expect(await swatchOf(/^Blue/)).toHaveStyle({ background: '#1d4ed8' });
    expect(await swatchOf(/^Varnhorn/)).toBeNull();
  });

  it('show values in the order of the API, such as sizes', async () => {
    const sizes = ['XS', 'S', 'M', 'L'].map((label, index) => ({ value: String(index + 1), label }));
    show('/products', { facets: [facet('size', 'Size', sizes)] });
    const links = (await sidebar()).getAllByRole('link', { name: /^(XS|S|M|L) / });
    expect(links.map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['XS', 'S', 'M', 'L']);
  });

  it('show markup in labels as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const { container } = show('/products?brand=3', {
      facets: [facet('brand', hostile, [{ value: '3', label: `${hostile}2` }])],
    });
    expect(await screen.findByText(hostile)).toBeVisible();
    expect(screen.getAllByText(`${hostile}2`).length).toBeGreaterThan(0);
    expect(container.querySelectorAll('img[src="x"]')).toHaveLength(0);
  });
});

describe('A price range', () => {
  it('is entered in whole units', async () => {
    const { user, click, location } = show('/products?brand=3&p=2');
    await user.type((await sidebar()).getByRole('textbox', { name: 'From (GBP)' }), '50');
    await user.type((await sidebar()).getByRole('textbox', { name: 'To (GBP)' }), '120');
    await click((await sidebar()).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(location()).toBe('/products?brand=3&price=5000-12000'));
    expect(await chips().findByRole('link', { name: 'Remove £50–£120' })).toHaveAttribute(
      'href',
      '/products?brand=3',
    );
  });

  it.each([
    ['', '', '/products'],
    ['', '30', '/products?price=-3000'],
    ['120', '50', '/products?price=5000-12000'],
    ['1.299', '1 500,50', '/products?price=129900-150100'],
  ])('from %j to %j leads to %s', async (from, to, url) => {
    const { user, click, location } = show('/products?price=1-2');
    const fields = (await sidebar()).getAllByRole('textbox');
    for (const [index, text] of [from, to].entries()) {
      const field = fields[index];
      if (field === undefined) throw new Error('The form has two fields');
      // oxlint-disable-next-line no-await-in-loop -- one field after the other
      await user.clear(field);
      // oxlint-disable-next-line no-await-in-loop
      if (text !== '') await user.type(field, text);
    }
    await click((await sidebar()).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(location()).toBe(url));
  });

  it('keeps the focus when it applies, and shows the range that the list has', async () => {
    const { user, location } = show('/products');
    await user.type((await sidebar()).getByRole('textbox', { name: 'From (GBP)' }), '120');
    const to = (await sidebar()).getByRole('textbox', { name: 'To (GBP)' });
    await user.type(to, '50{Enter}');
    await waitFor(() => expect(location()).toBe('/products?price=5000-12000'));
    expect(to).toHaveFocus();
    const form = to.closest('form');
    await waitFor(() => expect(form).toHaveFormValues({ price_from: '50', price_to: '120' }));
  });

  it('with an unreadable end is not applied, and the field says so', async () => {
    const { user, click, location } = show('/products?brand=3');
    await user.type((await sidebar()).getByRole('textbox', { name: 'From (GBP)' }), '50');
    const to = (await sidebar()).getByRole('textbox', { name: 'To (GBP)' });
    await user.type(to, 'cheap');
    await click((await sidebar()).getByRole('button', { name: 'Apply' }));
    expect(to).toHaveFocus();
    expect(to).toBeInvalid();
    expect(to).toHaveAccessibleDescription('Enter an amount, such as 150.');
    expect(location()).toBe('/products?brand=3');
    await user.clear(to);
    await click((await sidebar()).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(location()).toBe('/products?brand=3&price=5000-'));
    expect(to).toBeValid();
  });

  it('is a form that keeps the other filters without JavaScript', async () => {
    show('/products?brand=3&price=1-2&order=newest&dir=desc&p=4');
    const field = (await sidebar()).getByRole('textbox', { name: 'From (GBP)' });
    const form = field.closest('form');
    expect(form).toHaveAttribute('action', '/products');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      brand: '3',
      order: 'newest',
      dir: 'desc',
      price_from: '0',
      price_to: '0',
    });
  });
});

describe('A long facet', () => {
  const brands = Array.from({ length: 30 }, (_, index) => ({
    value: String(index + 1),
    label: `Brand ${index}`,
  }));
  const facets = [facet('brand', 'Brand', [...brands, { value: '99', label: 'Jøkulpakk' }])];

  it('is searched without a request, also without accents', async () => {
    const { user, requests } = show('/products', { facets });
    const field = (await sidebar()).getByRole('searchbox', { name: 'Search: Brand' });
    await user.type(field, 'jokul');
    expect((await sidebar()).getByRole('link', { name: /^Jøkulpakk/ })).toBeVisible();
    expect((await sidebar()).queryByRole('link', { name: /^Brand/ })).not.toBeInTheDocument();
    await user.type(field, 'zzz');
    expect((await sidebar()).getByText('Nothing found')).toHaveRole('status');
    expect(requests).toHaveLength(1);
  });

  it('is the only one with a field', async () => {
    show('/products');
    await sidebar();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('Chips', () => {
  it('name the chosen values, remove one each, and clear all', async () => {
    show('/products?brand=3,4&attributes=level:expert&in_stock=1');
    await sidebar();
    expect(
      chips()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Varnhorn', 'Ostkamm', 'Expert', 'In stock only', 'Clear all']);
    expect(chips().getByRole('link', { name: 'Remove Varnhorn' })).toHaveAttribute(
      'href',
      '/products?brand=4&attributes=level:expert&in_stock=1',
    );
    expect(chips().getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/products');
  });

  it('move the focus to the number of products, which is announced', async () => {
    const { click, location } = show('/products?brand=3');
    await sidebar();
    await click(chips().getByRole('link', { name: 'Remove Varnhorn' }));
    expect(screen.getByText('100 products')).toHaveRole('status');
    expect(screen.getByText('100 products')).toHaveFocus();
    await waitFor(() => expect(location()).toBe('/products'));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument(),
    );
    expect(screen.getByText('100 products')).toHaveFocus();
  });

  it('of unknown values can be removed too, and are as many as the filters that are counted', async () => {
    show('/products?brand=3,999&colour=octarine&discount=35', { items: [], total: 0 });
    expect(await screen.findByRole('heading', { name: 'No products match these filters' })).toBeVisible();
    const links = chips().getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Varnhorn',
      ...Array.from({ length: 3 }, () => 'Unavailable filter'),
      'Clear all',
    ]);
    expect(links[1]).toHaveAttribute('href', '/products?brand=3&colour=octarine&discount=35');
    expect(screen.getByRole('link', { name: 'Filters (4)' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/products');
  });

  it('name a price range in a list without products, whose answer has no facet of prices', async () => {
    show('/products?price=10000-60000', { items: [], total: 0, facets: [] });
    expect(await screen.findByRole('link', { name: 'Remove £100–£600' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  it('name no price for a guest of a store that hides prices', async () => {
    show('/products?brand=3&price=10000-60000&discount=30', {}, { session: {} });
    await sidebar();
    expect(
      chips()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Varnhorn', 'Clear all']);
    expect(screen.getByRole('link', { name: 'Filters (1)' })).toBeInTheDocument();
  });
});

describe('The controls for narrow screens', () => {
  it('lead to the filters of the page without JavaScript, and open them as a panel with it', async () => {
    const { click, shop } = show('/products?brand=3,4');
    const link = await screen.findByRole('link', { name: 'Filters (2)' });
    expect(link).toHaveAttribute('href', '#filters');
    expect(document.querySelector('#filters')).not.toBeNull();
    await click(link);
    expect(shop.opened).toEqual([{ name: 'catalogue/filters', props: { category_id: 12 } }]);
  });

  it('sort by a drop-down', async () => {
    const { user, location } = show('/products?brand=3&p=2');
    const orders = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(orders).toHaveDisplayValue('Recommended');
    await user.selectOptions(orders, 'Price: low to high');
    await waitFor(() => expect(location()).toBe('/products?brand=3&order=price&dir=asc'));
    expect(orders.closest('form')).toHaveFormValues({ brand: '3', sort: 'price-asc' });
  });
});
