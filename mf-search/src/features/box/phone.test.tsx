import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
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
afterEach(() => {
  globalThis.CloseWatcher = undefined;
});

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

  it('closes when the browser asks for it, as the Back button of a phone does', async () => {
    const watchers = stubCloseWatcher();
    const { user, field } = renderBox();
    expect(watchers).toHaveLength(0);
    await user.click(field);
    await user.keyboard('ser');
    expect(watchers).toHaveLength(1);
    act(() => {
      watchers[0]?.dispatchEvent(new Event('close'));
    });
    expect(back()).not.toBeInTheDocument();
    expect(field).toHaveValue('ser');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  it('gives up the Back button as soon as it is closed otherwise', async () => {
    const watchers = stubCloseWatcher();
    const { user, field } = renderBox();
    await user.click(field);
    expect(watchers[0]?.destroy).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(watchers[0]?.destroy).toHaveBeenCalledTimes(1);
    await user.click(field);
    expect(watchers).toHaveLength(2);
  });
});

/** Replaces the browser's CloseWatcher, which jsdom lacks, and records its instances. */
function stubCloseWatcher() {
  const watchers: (EventTarget & { destroy: () => void })[] = [];
  globalThis.CloseWatcher = class extends EventTarget {
    destroy = jest.fn();
    constructor() {
      super();
      watchers.push(this);
    }
  };
  return watchers;
}
