import { screen } from '@testing-library/react';
import { answer, renderInShop } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { stubScreen } from '../../testing/screen-width.ts';
import { noDefaultSuggestions, prediction } from '../../testing/suggestions.ts';
import { SearchBox } from './search-box.tsx';

function renderBox() {
  const handlers = [
    answer('predictive-search-v2', () => prediction([{ text: 'Serac', url: '/brand/serac' }], [])),
    ...noDefaultSuggestions,
  ];
  const { user } = renderInShop(
    <>
      <button type="button">Menu</button>
      <SearchBox />
    </>,
    { messages, handlers },
  );
  return { user, field: screen.getByRole('combobox') };
}

const back = () => screen.queryByRole('button', { name: 'Close the search' });

beforeEach(() => stubScreen('phone'));

describe('SearchBox on a phone', () => {
  it('has a button that closes it while it covers the page', async () => {
    const { user, field } = renderBox();
    expect(back()).not.toBeInTheDocument();
    await user.type(field, 'ser');
    await screen.findByRole('option', { name: 'Serac' });
    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(back()).not.toBeInTheDocument();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('search')).not.toHaveAttribute('data-open');
    expect(field).toHaveValue('ser');
  });

  it('returns the focus to where it came from', async () => {
    const { user, field } = renderBox();
    await user.tab();
    await user.tab();
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('returns the focus to the search button after a tap, so that it does not open again', async () => {
    const { user, field } = renderBox();
    await user.click(field);
    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    expect(back()).not.toBeInTheDocument();
  });
});
