import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { answer, memberSession, renderInShop } from 'shared-runtime/testing';
import type { HomeData } from '../../api/home-query.ts';
import { card, home, sale } from '../../testing/factories.ts';
import { english as messages } from '../../testing/messages.ts';
import { HomePage } from './home-page.tsx';

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();
const secondsFromNow = (seconds: number) => hoursFromNow(seconds / 3600);

/** Renders the page; `dataOf` returns the data of the request with a number, which begins at 1. */
function show(dataOf: (request: number) => Partial<HomeData>) {
  let requests = 0;
  renderInShop(<HomePage />, {
    messages,
    session: memberSession,
    handlers: [
      answer('pss-hp-data', () => {
        requests += 1;
        return { ...home(dataOf(requests)), newest: [card()] };
      }),
      answer('config', () => ({ reviewScore: 4.6, reviewCount: 37_000 })),
    ],
  });
  return { countRequests: () => requests };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('A sale that ends while the page is open', () => {
  it('says so, and disappears after one request', async () => {
    const ending = sale({ title: 'Last minutes', endDate: secondsFromNow(3) });
    const lasting = sale({ saleId: 8, title: 'Warm and dry', endDate: hoursFromNow(90) });
    const { countRequests } = show((request) => ({ sales: request === 1 ? [ending, lasting] : [lasting] }));
    expect(await screen.findByRole('link', { name: 'Last minutes' })).toBeVisible();
    // Before the refresh, which is delayed by a random time.
    jest.spyOn(Math, 'random').mockReturnValue(0.9);
    await pass(3000);
    expect(screen.getByText('Ended')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Last minutes' })).not.toBeInTheDocument();
    await pass(5000);
    expect(await screen.findByRole('link', { name: 'Warm and dry' })).toBeVisible();
    expect(screen.queryByText('Last minutes')).not.toBeInTheDocument();
    await pass(60_000);
    expect(countRequests()).toBe(2);
  });
});

describe('A coming sale that starts while the page is open', () => {
  it('becomes a link after one request', async () => {
    const running = sale({ saleId: 8, title: 'Warm and dry', endDate: hoursFromNow(90) });
    const coming = sale({
      saleId: 9,
      title: 'Wax room',
      startDate: secondsFromNow(3),
      endDate: hoursFromNow(90),
    });
    const { countRequests } = show((request) =>
      request === 1 ? { sales: [running], upcoming: [coming] } : { sales: [coming, running], upcoming: [] },
    );
    expect(await screen.findByRole('heading', { name: 'Wax room' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Wax room' })).not.toBeInTheDocument();
    await pass(9000);
    expect(await screen.findByRole('link', { name: 'Wax room' })).toBeVisible();
    await pass(60_000);
    expect(countRequests()).toBe(2);
  });
});
