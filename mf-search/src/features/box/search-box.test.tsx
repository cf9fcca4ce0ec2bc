import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderSearchBox } from '../../testing/render-search-box.tsx';
import { stubScreen } from '../../testing/screen-width.ts';
import { hiddenPrice, numbered, prediction, product } from '../../testing/suggestions.ts';

beforeEach(() => stubScreen('desktop'));
afterEach(() => sessionStorage.clear());

describe('SearchBox without JavaScript', () => {
  it('is a form with the action /search and the field s', () => {
    const { field } = renderSearchBox();
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(field).toHaveAttribute('name', 's');
    expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  });
});

describe('SearchBox suggestions', () => {
  it('are grouped links with the chosen text as their source', async () => {
    const { user, field } = renderSearchBox();
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
    const { user, field } = renderSearchBox(() => prediction([], [], [product('Ravine 98')]));
    await user.type(field, 'rav');
    const products = await screen.findByRole('group', { name: 'Products' });
    const option = within(products).getByRole('option', {
      name: 'Varnhorn Ravine 98 Our price £399.00 RRP £499.00',
    });
    expect(option).toHaveAttribute('href', '/catalog/product/view/id/7/?source=Ravine+98');
    expect(option.querySelector('img')).toHaveAttribute('src', '/media/product-7/800.jpg');
  });

  it('show products without a price that the server withholds', async () => {
    const { user, field } = renderSearchBox(() => prediction([], [], [product('Ravine 98', hiddenPrice)]));
    await user.type(field, 'rav');
    expect(await screen.findByRole('option', { name: 'Varnhorn Ravine 98' })).toBeVisible();
  });

  it('navigate on click, after which the box is empty and closed', async () => {
    const { user, field, location } = renderSearchBox();
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
    const { user, field } = renderSearchBox(() => prediction(numbered('Brand', 9), numbered('Type', 9)));
    await user.type(field, 'b');
    await screen.findByRole('listbox');
    expect(screen.getAllByRole('option')).toHaveLength(options);
  });

  it('show an empty state without results', async () => {
    const { user, field } = renderSearchBox(() => prediction([], []));
    await user.type(field, 'zzz');
    expect(await screen.findByText('No results')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No results');
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('show markup as text', async () => {
    const hostile = { text: '<img src=x onerror=alert(1)>', url: '/brand/x' };
    const { user, field, container } = renderSearchBox(() => prediction([hostile], []));
    await user.type(field, 'x');
    expect(await screen.findByRole('option', { name: hostile.text })).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  it.each([
    ['x'.repeat(300), 'x'.repeat(120)],
    ['a\0b\u202ec', 'a bc'],
    ['🎿🎿', '🎿🎿'],
  ])('are requested for %j as %j', async (term, requested) => {
    const { user, field, requests } = renderSearchBox();
    await user.click(field);
    fireEvent.change(field, { target: { value: term } });
    await screen.findByRole('listbox');
    expect(requests).toEqual([requested]);
  });
});

describe('SearchBox field', () => {
  it('has a type that may be a combobox, and shows a search key', () => {
    const { field } = renderSearchBox();
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveAttribute('inputmode', 'search');
    expect(field).toHaveAttribute('enterkeyhint', 'search');
  });
});

it('SearchBox closes on a press outside', async () => {
  const { user, field } = renderSearchBox();
  await user.type(field, 'tour');
  await screen.findByRole('listbox');
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('SearchBox empties and focuses the field with the clear button', async () => {
  const { user, field } = renderSearchBox();
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
    const { user, field, location } = renderSearchBox();
    await user.type(field, '  skis & poles {Enter}');
    expect(location()).toBe('/search?s=skis%20%26%20poles');
    expect(field).toHaveValue('');
  });

  it.each(['{Enter}', '   {Enter}'])('does nothing with an empty term: %j', async (keys) => {
    const { user, field, location, requests } = renderSearchBox(undefined, { path: '/products' });
    await user.type(field, keys);
    expect(location()).toBe('/products');
    expect(requests).toEqual([]);
  });

  it('keeps a term that is typed before the results are shown', async () => {
    const { field, location } = renderSearchBox();
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'skis' } });
    await act(async () => {
      fireEvent.submit(screen.getByRole('search'));
      fireEvent.change(field, { target: { value: 'boots' } });
    });
    expect(location()).toBe('/search?s=skis');
    expect(field).toHaveValue('boots');
    expect(screen.getByRole('search')).toHaveAttribute('data-open');
  });

  it('leaves no term on a page that a link elsewhere has opened', async () => {
    const { user, field, location } = renderSearchBox();
    await user.type(field, 'skis{Escape}');
    await user.click(screen.getByRole('link', { name: 'Products' }));
    expect(location()).toBe('/products');
    expect(field).toHaveValue('');
  });
});
