import { screen, within } from '@testing-library/react';
import { answer, memberSession, Refusal, renderInShop, type ShopRenderOptions } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { stubScreen } from '../../testing/screen-width.ts';
import { noOffers, numbered, prediction, salesOf } from '../../testing/suggestions.ts';
import { SearchBox } from './search-box.tsx';

const skis = { text: 'Touring skis', url: '/products/touring-skis' };
const nordvind = { text: 'Nordvind', url: '/brand/nordvind' };

function renderBox(
  respond: Parameters<typeof answer<'predictive-search-v2'>>[1] = () => prediction([nordvind], [skis]),
  options: Partial<ShopRenderOptions> = {},
) {
  const asked: string[] = [];
  const handler = answer('predictive-search-v2', (request) => {
    asked.push(request.q);
    return respond(request);
  });
  const rendering = renderInShop(
    <>
      <SearchBox />
      <button type="button">Elsewhere</button>
    </>,
    { messages, ...options, handlers: [handler, ...(options.handlers ?? noOffers)] },
  );
  return {
    ...rendering,
    location: () => rendering.location(),
    asked,
    field: screen.getByRole('combobox'),
  };
}

beforeEach(() => stubScreen('desktop'));

describe('the search box without JavaScript', () => {
  it('is a form that asks /search for s', () => {
    const { field } = renderBox();
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(field).toHaveAttribute('name', 's');
    expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  });
});

describe('suggestions', () => {
  it('groups them, as links that carry the chosen text as their source', async () => {
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

  it('goes to the one that is clicked, and is empty and closed on the next page', async () => {
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
  ] as const)('has room for $options on a $device', async ({ device, options }) => {
    stubScreen(device);
    const { user, field } = renderBox(() => prediction(numbered('Brand', 9), numbered('Type', 9)));
    await user.type(field, 'b');
    await screen.findByRole('listbox');
    expect(screen.getAllByRole('option')).toHaveLength(options);
  });

  it('says so when there are none', async () => {
    const { user, field } = renderBox(() => prediction([], []));
    await user.type(field, 'zzz');
    expect(await screen.findByText('No results')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No results');
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows markup in them as text', async () => {
    const hostile = { text: '<img src=x onerror=alert(1)>', url: '/brand/x' };
    const { user, field, container } = renderBox(() => prediction([hostile], []));
    await user.type(field, 'x');
    expect(await screen.findByRole('option', { name: hostile.text })).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('before anything is typed', () => {
  const sales = answer('under-search-sales', () => salesOf(numbered('Sale', 2)));
  const searches = answer('search-recent', () => ({
    searches: [{ term: 'touring skis', url: '/search?s=touring+skis' }],
  }));

  it('offers a member their recent searches and the sales, within reach of the keys', async () => {
    const { user, field, location } = renderBox(undefined, {
      handlers: [sales, searches],
      session: memberSession,
    });
    await user.click(field);
    const recent = await screen.findByRole('group', { name: 'Your recent searches' });
    expect(within(recent).getByRole('option')).toHaveTextContent('touring skis');
    const onSale = await screen.findByRole('group', { name: 'On sale now' });
    expect(within(onSale).getAllByRole('option')).toHaveLength(2);
    expect(screen.queryByText(/See all results/)).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(location()).toBe('/search?s=touring+skis');
  });

  it('offers a guest the sales and asks for no searches of theirs', async () => {
    const { user, field } = renderBox(undefined, { handlers: [sales] });
    await user.click(field);
    expect(await screen.findByRole('group', { name: 'On sale now' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Your recent searches' })).not.toBeInTheDocument();
  });

  it('offers nothing, and says nothing, where the sales cannot be had', async () => {
    const refused = answer('under-search-sales', () => new Refusal('authentication_required'));
    const { user, field } = renderBox(undefined, { handlers: [refused] });
    await user.click(field);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('hides what it offers on Enter', async () => {
    const { user, field } = renderBox(undefined, { handlers: [sales] });
    await user.click(field);
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('gives way to what is suggested for a term', async () => {
    const { user, field } = renderBox(undefined, { handlers: [sales] });
    await user.click(field);
    await screen.findByRole('option', { name: 'Sale 1' });
    await user.type(field, 'tour');
    expect(await screen.findByRole('option', { name: 'Touring skis' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Sale 1' })).not.toBeInTheDocument();
  });
});

describe('the field', () => {
  it('is of a type that may be a combobox, and shows a search key', () => {
    const { field } = renderBox();
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveAttribute('inputmode', 'search');
    expect(field).toHaveAttribute('enterkeyhint', 'search');
  });
});

describe('the keyboard', () => {
  it('walks the suggestions from the field and goes to the chosen one with Enter', async () => {
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

  it('goes from the field to the last suggestion with the upward arrow', async () => {
    const { user, field } = renderBox();
    await user.type(field, 'tour');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Touring skis');
  });

  it('closes with Escape, keeps the term, and opens again with an arrow', async () => {
    const { user, field } = renderBox();
    await user.type(field, 'tour');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('tour');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  it('closes when focus moves on', async () => {
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

it('closes on a press outside', async () => {
  const { user, field } = renderBox();
  await user.type(field, 'tour');
  await screen.findByRole('listbox');
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('empties the field with the clear button and gives it the focus', async () => {
  const { user, field } = renderBox();
  expect(screen.queryByRole('button', { name: 'Clear the search term' })).not.toBeInTheDocument();
  await user.type(field, 'tour');
  await screen.findByRole('listbox');
  await user.click(screen.getByRole('button', { name: 'Clear the search term' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

describe('submitting', () => {
  it('goes to the results of the trimmed term', async () => {
    const { user, field, location } = renderBox();
    await user.type(field, '  skis & poles {Enter}');
    expect(location()).toBe('/search?s=skis%20%26%20poles');
    expect(field).toHaveValue('');
  });

  it.each(['{Enter}', '   {Enter}'])('does nothing with an empty term: %j', async (keys) => {
    const { user, field, location, asked } = renderBox(undefined, { path: '/products' });
    await user.type(field, keys);
    expect(location()).toBe('/products');
    expect(asked).toEqual([]);
  });
});
