import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { predictiveSearch } from 'shared-contracts/descriptors/search';
import { answer, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import messages from '../../../messages/en_GB.json' with { type: 'json' };
import { stubScreen } from '../../../testing/screen-width.ts';
import { noDefaultSuggestions, prediction } from '../../../testing/suggestions.ts';
import { SearchBox } from '../search-box.tsx';
import './suggestion-panel.tsx'; // loaded before, so that answers are shown as soon as they arrive

type Answer = CallResponse<typeof predictiveSearch> | ErrorResponse;

const brandOf = (term: string) => prediction([{ text: `Brand of ${term}`, url: '/brand/x' }], []);

/** Renders a box whose answers arrive when the test resolves them. */
function renderBox() {
  const waiting = new Map<string, (answer: Answer) => void>();
  const requests: string[] = [];
  const handler = answer('predictive-search-v2', ({ q }) => {
    requests.push(q);
    return new Promise<Answer>((resolve) => waiting.set(q, resolve));
  });
  const { shop } = renderInShop(<SearchBox />, { messages, handlers: [handler, ...noDefaultSuggestions] });
  const field = screen.getByRole('combobox');
  return {
    shop,
    requests,
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

it('SearchBox requests suggestions 150 ms after the last change of the term', async () => {
  const { type, requests } = renderBox();
  type('s');
  await pass(100);
  type('sk');
  await pass(100);
  type('ski');
  await pass(149);
  expect(requests).toEqual([]);
  await pass(1);
  expect(requests).toEqual(['ski']);
});

it('SearchBox requests no suggestions for an empty term or spaces', async () => {
  const { type, focus, requests } = renderBox();
  focus();
  await pass(1000);
  type('   ');
  await pass(1000);
  expect(requests).toEqual([]);
});

it('SearchBox sends no new request for a space at the end', async () => {
  const { type, requests } = renderBox();
  type('ski');
  await pass(150);
  type('ski ');
  await pass(1000);
  expect(requests).toEqual(['ski']);
});

it('SearchBox ignores an answer to an earlier term', async () => {
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

it('SearchBox keeps the answer to the current term when an earlier one arrives after it', async () => {
  const { type, arrive } = renderBox();
  type('sk');
  await pass(150);
  type('ski');
  await pass(150);
  await arrive('ski');
  await arrive('sk');
  expect(options()).toEqual(['Brand of ski']);
});

it('SearchBox keeps the last suggestions, out of reach of the arrow keys, until the next are loaded', async () => {
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

it('SearchBox shows nothing if the term was cleared before the answer arrived', async () => {
  const { type, arrive } = renderBox();
  type('ski');
  await pass(150);
  type('');
  await arrive('ski');
  await pass(1000);
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('SearchBox shows and logs nothing for a guest of a gated store', async () => {
  const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  const { type, arrive } = renderBox();
  type('ski');
  await pass(150);
  await arrive('ski', new ErrorResponse('authentication_required'));
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(debug).not.toHaveBeenCalled();
  debug.mockRestore();
});

it('SearchBox logs a failure and shows nothing', async () => {
  const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  const { type, arrive } = renderBox();
  type('ski');
  await pass(150);
  await arrive('ski', new ErrorResponse('unavailable'));
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(debug.mock.calls).toEqual([
    ['Predictive search failed', { code: 'unavailable', requestId: 'test' }],
  ]);
  debug.mockRestore();
});

it('SearchBox logs a malformed answer and shows nothing', async () => {
  const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  const { type, shop } = renderBox();
  // Fakes of endpoints validate their answers.
  const malformed = { ok: true, data: { brands: 'x', productTypes: null } } as never;
  jest.spyOn(shop.context.api, 'call').mockResolvedValue(malformed);
  type('ski');
  await pass(150);
  await pass(0);
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(debug.mock.calls).toEqual([['Predictive search failed', { code: 'malformed', requestId: null }]]);
  debug.mockRestore();
});
