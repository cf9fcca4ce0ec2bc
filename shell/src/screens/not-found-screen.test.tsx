import { screen, within } from '@testing-library/react';
import type { NavigationItem } from 'shared-contracts/api/shop';
import { answer, renderInShop } from 'shared-runtime/testing';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { NotFoundScreen } from './not-found-screen.tsx';

const image = { url: '/media/x/320.jpg', width: 800, height: 1000, alt: '' };
const sales: NavigationItem = {
  label: 'Today’s sales',
  url: '/',
  children: [
    { label: 'All sales', url: '/' },
    {
      label: 'Night shift',
      url: '/event/night-shift',
      group: 'Today’s sales',
      endsAt: '2026-11-29T10:00:00Z',
    },
  ],
};
const ski: NavigationItem = {
  label: 'Ski',
  url: '/products/skis',
  children: [],
  pictures: [{ label: 'Piste skis', url: '/products/skis/piste', image }],
};

const setUp = (items: NavigationItem[]) =>
  renderInShop(<NotFoundScreen />, { messages, handlers: [answer('navigation', () => ({ items }))] });

const section = (heading: string) =>
  within(screen.getByRole('heading', { level: 2, name: heading }).closest('section') as HTMLElement);

describe('NotFoundScreen', () => {
  it('has a search form that works without JavaScript, and a way home', () => {
    setUp([]);
    // The search of the header is a landmark without a name.
    const form = screen.getByRole('search', { name: 'Search the shop' });
    expect(form).toHaveAttribute('action', '/search');
    expect(form).not.toHaveAttribute('method', 'post');
    expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 's');
    expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { level: 1, name: 'This trail ends here' })).toBeVisible();
  });

  it('offers the running sales and the departments with a picture', async () => {
    const { container } = setUp([sales, ski]);
    await screen.findByRole('heading', { level: 2, name: 'Today’s sales' });
    expect(section('Today’s sales').getAllByRole('link')).toHaveLength(1);
    expect(section('Today’s sales').getByRole('link', { name: 'Night shift' })).toHaveAttribute(
      'href',
      '/event/night-shift',
    );
    expect(section('Shop').getAllByRole('link')).toHaveLength(1);
    expect(section('Shop').getByRole('link', { name: 'Ski' })).toHaveAttribute('href', '/products/skis');
    expect(container.querySelector('.tile img')).toHaveAttribute('loading', 'lazy');
  });

  it('has no heading of sales if none is running, and no picture where there is none', async () => {
    const { container } = setUp([
      { ...sales, children: [] },
      { ...ski, pictures: undefined },
    ]);
    expect(await screen.findByRole('link', { name: 'Ski' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Today’s sales' })).toBeVisible();
    expect(container.querySelector('.tile img')).toBeNull();
  });
});
