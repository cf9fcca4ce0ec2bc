import { screen, within } from '@testing-library/react';
import { answer, ErrorResponse, memberSession } from 'shared-runtime/testing';
import { renderSearchBox } from '../../../testing/render-search-box.tsx';
import { stubScreen } from '../../../testing/screen-width.ts';
import { numbered, salesOf } from '../../../testing/suggestions.ts';

beforeEach(() => stubScreen('desktop'));
afterEach(() => sessionStorage.clear());

describe('SearchBox without a term', () => {
  const sales = answer('under-search-sales', () => salesOf(numbered('Sale', 2)));
  const searches = answer('search-recent', () => ({
    searches: [{ term: 'touring skis', url: '/search?s=touring+skis' }],
  }));

  it('offers a member recent searches and sales, which the arrow keys reach', async () => {
    const { user, field, location } = renderSearchBox(undefined, {
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
    const requested: number[] = [];
    const recording = answer('search-recent', ({ store_id: storeId }) => {
      requested.push(storeId);
      return { searches: [] };
    });
    const { user, field } = renderSearchBox(undefined, { handlers: [sales, recording] });
    await user.click(field);
    expect(await screen.findByRole('group', { name: 'On sale now' })).toBeVisible();
    expect(requested).toEqual([]);
    expect(screen.queryByRole('group', { name: 'Your recent searches' })).not.toBeInTheDocument();
  });

  it('requests all recent searches and twelve sales', async () => {
    const limits: number[] = [];
    const { user, field } = renderSearchBox(undefined, {
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
    const { user, field } = renderSearchBox(undefined, { handlers: [rejected] });
    await user.click(field);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('hides the suggestions of an empty field on Enter', async () => {
    const { user, field } = renderSearchBox(undefined, { handlers: [sales] });
    await user.click(field);
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('replaces the suggestions of an empty field with those for a term', async () => {
    const { user, field } = renderSearchBox(undefined, { handlers: [sales] });
    await user.click(field);
    await screen.findByRole('option', { name: /^Sale 1 / });
    await user.type(field, 'tour');
    expect(await screen.findByRole('option', { name: 'Touring skis' })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Sale 1 / })).not.toBeInTheDocument();
  });
});
