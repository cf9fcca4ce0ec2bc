import { fireEvent, screen, within } from '@testing-library/react';
import {
  answer,
  memberSession,
  ErrorResponse,
  renderInShop,
  type ShopRenderOptions,
} from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { stubScreen } from '../../testing/screen-width.ts';
import {
  hiddenPrice,
  noDefaultSuggestions,
  numbered,
  prediction,
  product,
  salesOf,
} from '../../testing/suggestions.ts';
import { SearchBox } from './search-box.tsx';

const skis = { text: 'Touring skis', url: '/products/touring-skis' };
const nordvind = { text: 'Nordvind', url: '/brand/nordvind' };

function renderBox(
  respond: Parameters<typeof answer<'predictive-search-v2'>>[1] = () => prediction([nordvind], [skis]),
  options: Partial<ShopRenderOptions> = {},
) {
  const requests: string[] = [];
  const handler = answer('predictive-search-v2', (request) => {
    requests.push(request.q);
    return respond(request);
  });
  const rendering = renderInShop(
    <>
      <SearchBox />
      <button type="button">Elsewhere</button>
    </>,
    { messages, ...options, handlers: [handler, ...(options.handlers ?? noDefaultSuggestions)] },
  );
  return {
    ...rendering,
    location: () => rendering.location(),
    requests,
    field: screen.getByRole('combobox'),
  };
}

beforeEach(() => stubScreen('desktop'));
afterEach(() => sessionStorage.clear());

describe('SearchBox without JavaScript', () => {
  it('is a form with the action /search and the field s', () => {
    const { field } = renderBox();
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(field).toHaveAttribute('name', 's');
    expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  });
});

describe('SearchBox suggestions', () => {
  it('are grouped links with the chosen text as their source', async () => {
    const { user, field } = renderBox();
    await user.type(field, 'tour');
    const brands = await screen.findByRole('group', { name: 'Brands' });
    expect(within(brands).getByRole('option', { name: 'Nordvind' })).toHaveAttribute(
      'href',
      '/brand/nordvind?source=Nordvind',
    );
    const types = screen.getByRole('group', { name: 'Product types' });
    expect(within(types).getByRole('option')).toHaveAttribute(
      'href',
      '/products/touring-skis?source=Touring+skis',
    );
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
  });

  it('show products with brand and price, and link them with their name as the source', async () => {
    const { user, field } = renderBox(() => prediction([], [], [product('Ravine 98')]));
    await user.type(field, 'rav');
    const products = await screen.findByRole('group', { name: 'Products' });
    const option = within(products).getByRole('option', {
      name: 'Varnhorn Ravine 98 Our price £399.00 RRP £499.00',
    });
    expect(option).toHaveAttribute('href', '/catalog/product/view/id/7/?source=Ravine+98');
    expect(option.querySelector('img')).toHaveAttribute('src', '/media/product-7/800.jpg');
  });

  it('show products without a price that the server withholds', async () => {
    const { user, field } = renderBox(() => prediction([], [], [product('Ravine 98', hiddenPrice)]));
    await user.type(field, 'rav');
    expect(await screen.findByRole('option', { name: 'Varnhorn Ravine 98' })).toBeVisible();
  });

  it('navigate on click, after which the box is empty and closed', async () => {
    const { user, field, location } = renderBox();
    await user.type(field, 'tour');
    await user.click(await screen.findByRole('option', { name: 'Touring skis' }));
    expect(location()).toBe('/products/touring-skis?source=Touring+skis');
    expect(field).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each([
    { device: 'desktop', options: 8 },
    { device: 'phone', options: 6 },
  ] as const)('have $options places on a $device', async ({ device, options }) => {
    stubScreen(device);
    const { user, field } = renderBox(() => prediction(numbered('Brand', 9), numbered('Type', 9)));
    await user.type(field, 'b');
    await screen.findByRole('listbox');
    expect(screen.getAllByRole('option')).toHaveLength(options);
  });

  it('show an empty state without results', async () => {
    const { user, field } = renderBox(() => prediction([], []));
    await user.type(field, 'zzz');
    expect(await screen.findByText('No results')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No results');
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('show markup as text', async () => {
    const hostile = { text: '<img src=x onerror=alert(1)>', url: '/brand/x' };
    const { user, field, container } = renderBox(() => prediction([hostile], []));
    await user.type(field, 'x');
    expect(await screen.findByRole('option', { name: hostile.text })).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  it.each([
    ['x'.repeat(300), 'x'.repeat(120)],
    ['a\0b\u202ec', 'a bc'],
    ['🎿🎿', '🎿🎿'],
  ])('are requested for %j as %j', async (term, requested) => {
    const { user, field, requests } = renderBox();
    await user.click(field);
    fireEvent.change(field, { target: { value: term } });
    await screen.findByRole('listbox');
    expect(requests).toEqual([requested]);
  });
});

describe('SearchBox without a term', () => {
  const sales = answer('under-search-sales', () => salesOf(numbered('Sale', 2)));
  const searches = answer('search-recent', () => ({
    searches: [{ term: 'touring skis', url: '/search?s=touring+skis' }],
  }));

  it('offers a member recent searches and sales, which the arrow keys reach', async () => {
    const { user, field, location } = renderBox(undefined, {
      handlers: [sales, searches],
      session: memberSession,
    });
    await user.click(field);
    const recent = await screen.findByRole('group', { name: 'Your recent searches' });
    expect(within(recent).getByRole('option')).toHaveTextContent('touring skis');
    const onSale = await screen.findByRole('group', { name: 'On sale now' });
    expect(within(onSale).getAllByRole('option')).toHaveLength(2);
    expect(within(onSale).getByRole('option', { name: /Sale 1/ })).toHaveTextContent('Up to −40%');
    expect(screen.queryByText(/See all results/)).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(location()).toBe('/search?s=touring+skis');
  });

  it('offers a guest the sales and requests no recent searches', async () => {
    const { user, field } = renderBox(undefined, { handlers: [sales] });
    await user.click(field);
    expect(await screen.findByRole('group', { name: 'On sale now' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Your recent searches' })).not.toBeInTheDocument();
  });

  it('requests all recent searches and twelve sales', async () => {
    const limits: number[] = [];
    const { user, field } = renderBox(undefined, {
      session: memberSession,
      handlers: [
        answer('search-recent', ({ limit }) => {
          limits.push(limit);
          return { searches: [{ term: 'skis', url: '/search?s=skis' }] };
        }),
        answer('under-search-sales', ({ limit }) => {
          limits.push(limit);
          return salesOf(numbered('Sale', limit));
        }),
      ],
    });
    await user.click(field);
    const onSale = await screen.findByRole('group', { name: 'On sale now' });
    expect(within(onSale).getAllByRole('option')).toHaveLength(12);
    expect(limits.toSorted((one, other) => one - other)).toEqual([12, 100]);
  });

  it('offers nothing if the sales cannot be loaded', async () => {
    const rejected = answer('under-search-sales', () => new ErrorResponse('authentication_required'));
    const { user, field } = renderBox(undefined, { handlers: [rejected] });
    await user.click(field);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('hides its offers on Enter', async () => {
    const { user, field } = renderBox(undefined, { handlers: [sales] });
    await user.click(field);
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('replaces its offers with suggestions for a term', async () => {
    const { user, field } = renderBox(undefined, { handlers: [sales] });
    await user.click(field);
    await screen.findByRole('option', { name: /^Sale 1 / });
    await user.type(field, 'tour');
    expect(await screen.findByRole('option', { name: 'Touring skis' })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Sale 1 / })).not.toBeInTheDocument();
  });
});

describe('SearchBox field', () => {
  it('has a type that may be a combobox, and shows a search key', () => {
    const { field } = renderBox();
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveAttribute('inputmode', 'search');
    expect(field).toHaveAttribute('enterkeyhint', 'search');
  });
});

describe('SearchBox keyboard', () => {
  it.each(['{Home}', '{End}', '{ArrowLeft}', '{ArrowRight}'])(
    'returns the selection to the text with %s',
    async (key) => {
      const { user, field, location } = renderBox();
      await user.type(field, 'tour');
      await screen.findByRole('listbox');
      await user.keyboard(`{ArrowDown}${key}`);
      expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
      expect(field).not.toHaveAttribute('aria-activedescendant');
      await user.keyboard('{Enter}');
      expect(location()).toBe('/search?s=tour');
    },
  );

  it('moves the cursor of the text with Home', async () => {
    const { user, field } = renderBox();
    await user.type(field, 'our{Home}t');
    expect(field).toHaveValue('tour');
  });

  it('empties the field with a second Escape', async () => {
    const { user, field } = renderBox();
    await user.type(field, 'tour');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}{Escape}');
    expect(field).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('moves through the suggestions and follows the selected one on Enter', async () => {
    const { user, field, location } = renderBox();
    await user.type(field, 'tour');
    const list = await screen.findByRole('listbox');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', list.id);
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { name: 'Touring skis', selected: true });
    expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(location()).toBe('/products/touring-skis?source=Touring+skis');
  });

  it('selects the last suggestion with the upward arrow', async () => {
    const { user, field } = renderBox();
    await user.type(field, 'tour');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Touring skis');
  });

  it('closes on Escape, keeps the term and opens again with an arrow', async () => {
    const { user, field } = renderBox();
    await user.type(field, 'tour');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('tour');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  it('closes when the focus leaves the box', async () => {
    const { user, field } = renderBox();
    await user.type(field, 'tour');
    await screen.findByRole('listbox');
    await user.click(field);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

it('SearchBox closes on a press outside', async () => {
  const { user, field } = renderBox();
  await user.type(field, 'tour');
  await screen.findByRole('listbox');
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('SearchBox empties and focuses the field with the clear button', async () => {
  const { user, field } = renderBox();
  expect(screen.queryByRole('button', { name: 'Clear the search term' })).not.toBeInTheDocument();
  await user.type(field, 'tour');
  await screen.findByRole('listbox');
  await user.click(screen.getByRole('button', { name: 'Clear the search term' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

describe('SearchBox submit', () => {
  it('goes to the results of the trimmed term', async () => {
    const { user, field, location } = renderBox();
    await user.type(field, '  skis & poles {Enter}');
    expect(location()).toBe('/search?s=skis%20%26%20poles');
    expect(field).toHaveValue('');
  });

  it.each(['{Enter}', '   {Enter}'])('does nothing with an empty term: %j', async (keys) => {
    const { user, field, location, requests } = renderBox(undefined, { path: '/products' });
    await user.type(field, keys);
    expect(location()).toBe('/products');
    expect(requests).toEqual([]);
  });
});
