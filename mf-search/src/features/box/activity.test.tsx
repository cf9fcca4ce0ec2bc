import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { answer, renderInShop } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { stubScreen } from '../../testing/screen-width.ts';
import { noOffers, prediction } from '../../testing/suggestions.ts';
import { SearchBox } from './search-box.tsx';

/** A box, and what it has told the shop so far. */
function renderBox() {
  const handlers = [
    answer('predictive-search-v2', () => prediction([{ text: 'A', url: '/brand/a' }], [])),
    ...noOffers,
  ];
  const { shop } = renderInShop(<SearchBox />, { messages, handlers });
  const told = shop.record('search:activity-changed');
  return { told: () => told.map(({ isActive }) => isActive), field: screen.getByRole('combobox') };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** jsdom knows no pointers, and React makes its leaving out of this one. */
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

describe('the shop is told', () => {
  it('that the shopper searches, by focus alone, and that they no longer do', () => {
    const { told, field } = renderBox();
    act(() => field.focus());
    expect(told()).toEqual([true]);
    fireEvent.change(field, { target: { value: 'ski' } });
    expect(told()).toEqual([true]);
    fireEvent.pointerDown(document.body);
    expect(told()).toEqual([true, false]);
  });

  it('so with Escape, and again with the next key', () => {
    const { told, field } = renderBox();
    act(() => field.focus());
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(told()).toEqual([true, false]);
    fireEvent.change(field, { target: { value: 's' } });
    expect(told()).toEqual([true, false, true]);
  });
});

describe('a mouse that has left the box', () => {
  it('closes it after 500 ms, and leaves the focus and the term', async () => {
    const { told, field } = renderBox();
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'ski' } });
    leave('mouse');
    await pass(499);
    expect(told()).toEqual([true]);
    await pass(1);
    expect(told()).toEqual([true, false]);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('ski');
  });

  it('closes nothing if it is back in time', async () => {
    const { told, field } = renderBox();
    act(() => field.focus());
    leave('mouse');
    await pass(400);
    fireEvent.pointerEnter(screen.getByRole('search'));
    await pass(1000);
    expect(told()).toEqual([true]);
  });

  it('is not a finger that has been lifted', async () => {
    const { told, field } = renderBox();
    act(() => field.focus());
    leave('touch');
    await pass(1000);
    expect(told()).toEqual([true]);
  });
});
