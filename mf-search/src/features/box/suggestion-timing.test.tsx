import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ResponseOf } from 'shared-contracts/api';
import { answer, Refusal, renderInShop } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { stubScreen } from '../../testing/screen-width.ts';
import { noOffers, prediction } from '../../testing/suggestions.ts';
import { SearchBox } from './search-box.tsx';

type Answer = ResponseOf<'predictive-search-v2'> | Refusal;

const brandOf = (term: string) => prediction([{ text: `Brand of ${term}`, url: '/brand/x' }], []);

/** A box whose answers arrive when the test says so. */
function renderBox() {
  const waiting = new Map<string, (answer: Answer) => void>();
  const asked: string[] = [];
  const handler = answer('predictive-search-v2', ({ q }) => {
    asked.push(q);
    return new Promise<Answer>((resolve) => waiting.set(q, resolve));
  });
  renderInShop(<SearchBox />, { messages, handlers: [handler, ...noOffers] });
  const field = screen.getByRole('combobox');
  return {
    asked,
    type: (term: string) => fireEvent.change(field, { target: { value: term } }),
    focus: () => act(() => field.focus()),
    arrive: async (term: string, result: Answer = brandOf(term)) => {
      waiting.get(term)?.(result);
      await pass(0);
    },
  };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  stubScreen('desktop');
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('asks once the term has stood still for 150 ms', async () => {
  const { type, asked } = renderBox();
  type('s');
  await pass(100);
  type('sk');
  await pass(100);
  type('ski');
  await pass(149);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(['ski']);
});

it('asks nothing before something is typed, nor for blanks', async () => {
  const { type, focus, asked } = renderBox();
  focus();
  await pass(1000);
  type('   ');
  await pass(1000);
  expect(asked).toEqual([]);
});

it('asks nothing new for a blank at the end', async () => {
  const { type, asked } = renderBox();
  type('ski');
  await pass(150);
  type('ski ');
  await pass(1000);
  expect(asked).toEqual(['ski']);
});

it('ignores an answer that comes after the term has changed', async () => {
  const { type, arrive } = renderBox();
  type('sk');
  await pass(150);
  type('ski');
  await arrive('sk');
  expect(options()).toEqual([]);
  await pass(150);
  await arrive('ski');
  expect(options()).toEqual(['Brand of ski']);
});

it('does not let a late answer replace the one that belongs to the term', async () => {
  const { type, arrive } = renderBox();
  type('sk');
  await pass(150);
  type('ski');
  await pass(150);
  await arrive('ski');
  await arrive('sk');
  expect(options()).toEqual(['Brand of ski']);
});

it('keeps the last suggestions in sight while the next are on their way, but not within reach of the keys', async () => {
  const { type, arrive } = renderBox();
  type('sk');
  await pass(150);
  await arrive('sk');
  type('ski');
  expect(options()).toEqual(['Brand of sk']);
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
});

it('shows nothing for a term that was emptied before its answer came', async () => {
  const { type, arrive } = renderBox();
  type('ski');
  await pass(150);
  type('');
  await arrive('ski');
  await pass(1000);
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('has nothing, and nothing to complain of, for a guest of a store that demands sign-in', async () => {
  const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  const { type, arrive } = renderBox();
  type('ski');
  await pass(150);
  await arrive('ski', new Refusal('authentication_required'));
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(debug).not.toHaveBeenCalled();
  debug.mockRestore();
});

it('logs a failure and shows nothing, not even that there are no results', async () => {
  const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  const { type, arrive } = renderBox();
  type('ski');
  await pass(150);
  await arrive('ski', new Refusal('unavailable'));
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(debug.mock.calls).toEqual([
    ['Predictive search failed', { code: 'unavailable', requestId: 'test' }],
  ]);
  debug.mockRestore();
});
