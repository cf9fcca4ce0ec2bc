import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { memberSession, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../../testing/messages.ts';
import { sale } from '../../testing/factories.ts';
import { SaleBanner } from './sale-banner.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');
const shown = { messages, session: memberSession };

beforeEach(() => {
  jest.useFakeTimers({ now });
});

afterEach(() => {
  jest.useRealTimers();
});

function tick(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

describe('SaleBanner', () => {
  it('counts down every second', () => {
    const endDate = new Date(now + 3_661_000).toISOString();
    renderInShop(<SaleBanner sale={sale({ endDate })} />, shown);
    expect(screen.getByRole('timer')).toHaveTextContent('01h01m01s');
    tick(1000);
    expect(screen.getByRole('timer')).toHaveTextContent('01h01m00s');
    tick(60_000);
    expect(screen.getByRole('timer')).toHaveTextContent('01h00m00s');
  });

  it('labels the countdown with the end in the store’s time zone and shows the maximum saving', () => {
    renderInShop(<SaleBanner sale={sale({ endDate: '2026-11-23T20:00:00Z' })} />, shown);
    expect(screen.getByRole('timer')).toHaveAccessibleName(/^Ends on Monday,?\s23\sNovember at 20:00$/);
    expect(screen.getByRole('timer')).toHaveTextContent('2d08h00m00s');
    expect(screen.getByText('Up to −45%')).toBeVisible();
  });

  it('counts down by the server’s clock, not the visitor’s', () => {
    const endDate = new Date(now + 10_000).toISOString();
    const { shop } = renderInShop(<SaleBanner sale={sale({ endDate })} />, shown);
    shop.context.serverTime = now - 5000;
    tick(1000);
    expect(screen.getByRole('timer')).toHaveTextContent('00h00m14s');
  });

  it('shows that the sale has ended and has no link any more', () => {
    const endDate = new Date(now + 2000).toISOString();
    renderInShop(<SaleBanner sale={sale({ endDate })} />, shown);
    expect(screen.getByRole('link', { name: 'First tracks' })).toBeVisible();
    tick(2000);
    expect(screen.getByText('Ended')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'First tracks' })).toBeVisible();
  });

  it('shows the sentence of the sale, and nothing in its place for a sale without', () => {
    const { container, unmount } = renderInShop(<SaleBanner sale={sale()} />, shown);
    expect(screen.getByText('Shells and down for the weeks before Christmas.')).toBeVisible();
    expect(container.querySelectorAll('p')).toHaveLength(2);
    unmount();
    const { container: without } = renderInShop(<SaleBanner sale={sale({ summary: '' })} />, shown);
    expect(without.querySelectorAll('p')).toHaveLength(1);
  });

  it('shows a guest no saving', () => {
    renderInShop(<SaleBanner sale={sale({ maxDiscount: null })} />, { messages });
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  });
});
