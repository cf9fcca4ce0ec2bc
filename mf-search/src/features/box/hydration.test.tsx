import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateView, serveViews, type HydratedView, type ServedView } from 'shared-runtime/testing';
import { createBoxRouter, searchBoxView, type views } from '../../testing/hydrated-views.tsx';
import { stubScreen } from '../../testing/screen-width.ts';
import './suggestions/suggestion-panel.tsx'; // loaded before, so that no state changes after a test

let served: Record<keyof typeof views, ServedView>;
beforeAll(async () => {
  served = await serveViews(new URL('../../testing/hydrated-views.tsx', import.meta.url));
});

let hydrated: HydratedView;

/** Hydrates the box in whose field the shopper has typed before. The focus may be in it. */
async function hydrate(
  typed: string,
  { router = createBoxRouter(), isFocused = false } = {},
): Promise<HTMLInputElement> {
  let field: HTMLInputElement | undefined;
  hydrated = await hydrateView(searchBoxView(router), served.searchBox, () => {
    field = screen.getByRole<HTMLInputElement>('searchbox');
    field.value = typed;
    if (isFocused) field.focus();
  });
  if (field === undefined) throw new Error('The field was not served');
  return field;
}

beforeEach(() => stubScreen('phone'));
afterEach(() => hydrated.unmount());

it.each(['phone', 'desktop'] as const)('SearchBox hydrates without a mismatch on a %s', async (kind) => {
  stubScreen(kind);
  const field = await hydrate('');
  expect(hydrated.mismatches).toEqual([]);
  expect(screen.getByRole('combobox')).toBe(field);
});

it('SearchBox keeps what was typed before hydration and stays closed', async () => {
  const field = await hydrate('ski');
  expect(field).toHaveValue('ski');
  expect(screen.getByRole('button', { name: 'Clear the search term' })).toBeVisible();
  expect(screen.getByRole('search')).not.toHaveAttribute('data-open');
  await act(async () => fireEvent.focus(field));
  expect(field).toHaveValue('ski');
});

it('SearchBox opens and searches what was typed before hydration if the focus is in the field', async () => {
  const field = await hydrate('ski', { isFocused: true });
  expect(field).toHaveValue('ski');
  expect(field).toHaveFocus();
  expect(await screen.findByRole('option', { name: 'Brand of ski' })).toBeVisible();
  expect(screen.getByRole('search')).toHaveAttribute('data-open');
});

it('SearchBox is served as a search field and hydrates to a combobox', async () => {
  const field = await hydrate('');
  expect(served.searchBox.html).toContain('role="searchbox"');
  expect(served.searchBox.html).not.toMatch(/combobox|aria-(expanded|controls|autocomplete)/);
  expect(field).toHaveAttribute('role', 'combobox');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('SearchBox submits the value of the field even if no input event was dispatched', async () => {
  const router = createBoxRouter();
  const field = await hydrate('', { router });
  // Sets the value without React, as when a deferred form is submitted again before effects have run.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, ' boots ');
  await act(async () => fireEvent.submit(screen.getByRole('search')));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/search?s=boots');
});

it('SearchBox leaves no term on a page that Back has opened', async () => {
  const router = createBoxRouter();
  const field = await hydrate('', { router, isFocused: true });
  await act(async () => fireEvent.change(field, { target: { value: 'ski' } }));
  await act(async () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    await router.navigate('/products');
  });
  expect(field).toHaveValue('');
  expect(screen.getByRole('search')).not.toHaveAttribute('data-open');
});
