import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { searchActivityChanged } from 'shared-contracts/events/search';
import { answer, renderInShop } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { stubScreen } from '../../testing/screen-width.ts';
import { noDefaultSuggestions, prediction } from '../../testing/suggestions.ts';
import { SearchBox } from './search-box.tsx';
import './suggestions/suggestion-panel.tsx'; // loaded before, so that no state changes after a test

/** Renders a box and records its activity events. */
function renderBox() {
  const handlers = [
    answer('predictive-search-v2', () => prediction([{ text: 'A', url: '/brand/a' }], [])),
    ...noDefaultSuggestions,
  ];
  const { shop } = renderInShop(<SearchBox />, { messages, handlers });
  const published = shop.record(searchActivityChanged);
  return { published: () => published.map(({ isActive }) => isActive), field: screen.getByRole('combobox') };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** jsdom has no pointer events; React derives pointerleave from pointerout. */
function leave(pointerType: string): void {
  const event = new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body });
  fireEvent(screen.getByRole('search'), Object.assign(event, { pointerType }));
}

beforeEach(() => {
  stubScreen('desktop');
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('SearchBox activity events', () => {
  it('report that the box is active on focus, and inactive on a press outside', async () => {
    const { published, field } = renderBox();
    act(() => field.focus());
    await pass(0);
    expect(published()).toEqual([true]);
    fireEvent.change(field, { target: { value: 'ski' } });
    expect(published()).toEqual([true]);
    fireEvent.pointerDown(document.body);
    expect(published()).toEqual([true, false]);
  });

  it('report inactive on Escape, and active again on the next key', async () => {
    const { published, field } = renderBox();
    act(() => field.focus());
    await pass(0);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(published()).toEqual([true, false]);
    fireEvent.change(field, { target: { value: 's' } });
    expect(published()).toEqual([true, false, true]);
  });
});

describe('SearchBox after the mouse has left it', () => {
  it('closes after 500 ms and keeps the focus and the term', async () => {
    const { published, field } = renderBox();
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'ski' } });
    leave('mouse');
    await pass(499);
    expect(published()).toEqual([true]);
    await pass(1);
    expect(published()).toEqual([true, false]);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('ski');
  });

  it('stays open if the mouse returns in time', async () => {
    const { published, field } = renderBox();
    act(() => field.focus());
    leave('mouse');
    await pass(400);
    fireEvent.pointerEnter(screen.getByRole('search'));
    await pass(1000);
    expect(published()).toEqual([true]);
  });

  it('stays open after a touch', async () => {
    const { published, field } = renderBox();
    act(() => field.focus());
    leave('touch');
    await pass(1000);
    expect(published()).toEqual([true]);
  });
});
