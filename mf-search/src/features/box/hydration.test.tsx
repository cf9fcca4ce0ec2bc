import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateView, serveViews, type HydratedView, type ServedView } from 'shared-runtime/testing';
import { createBoxRouter, searchBoxView, type views } from '../../testing/hydrated-views.tsx';
import { stubScreen } from '../../testing/screen-width.ts';

let served: Record<keyof typeof views, ServedView>;
beforeAll(async () => {
  served = await serveViews(new URL('../../testing/hydrated-views.tsx', import.meta.url));
});

let hydrated: HydratedView;

/** Hydrates the box in whose field the shopper has typed before. */
async function hydrate(typed: string, router = createBoxRouter()): Promise<HTMLInputElement> {
  let field: HTMLInputElement | undefined;
  hydrated = await hydrateView(searchBoxView(router), served.searchBox, () => {
    field = screen.getByRole<HTMLInputElement>('combobox');
    field.value = typed;
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
  fireEvent.focus(field);
  expect(field).toHaveValue('ski');
});

it('SearchBox submits the value of the field even if no input event was dispatched', async () => {
  const router = createBoxRouter();
  const field = await hydrate('', router);
  // Sets the value without React, as when a deferred form is submitted again before effects have run.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, ' boots ');
  await act(async () => fireEvent.submit(screen.getByRole('search')));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/search?s=boots');
});
