import { screen, within } from '@testing-library/react';
import { answer, memberSession, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../../testing/messages.ts';
import { card, department, sale, withheldPrice } from '../../testing/factories.ts';
import { HomePage } from './home-page.tsx';

function homeWith(sales = [sale()], bestsellers = [card()], departments = [department()]) {
  return [answer('hp-data', () => ({ sales, departments, bestsellers }))];
}

const endDate = new Date(Date.now() + 90 * 60 * 60 * 1000).toISOString();

describe('HomePage', () => {
  it('links to every running sale and loads the first picture before the others', async () => {
    const sales = [sale({ endDate }), sale({ saleId: 8, title: 'Warm and dry', endDate })];
    const { container } = renderInShop(<HomePage />, {
      messages,
      session: memberSession,
      handlers: homeWith(sales, []),
    });
    expect(await screen.findByRole('link', { name: 'Warm and dry' })).toHaveAttribute(
      'href',
      '/event/sale-8',
    );
    const [first, second] = [...container.querySelectorAll('img')];
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(first).toHaveAttribute('loading', 'eager');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(second).toHaveAttribute('width', '1400');
    expect(second).toHaveAttribute('height', '445');
  });

  it('shows the bestsellers', async () => {
    renderInShop(<HomePage />, { messages, session: memberSession, handlers: homeWith() });
    const region = await screen.findByRole('region', { name: 'Bestsellers' });
    expect(within(region).getByRole('link', { name: 'Ravine 98' })).toBeVisible();
  });

  it('links to the departments', async () => {
    renderInShop(<HomePage />, { messages, session: memberSession, handlers: homeWith() });
    const region = await screen.findByRole('region', { name: 'Departments' });
    const link = within(region).getByRole('link', { name: 'Skis' });
    expect(link).toHaveAttribute('href', '/products/skis');
    expect(link.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });

  it('invites a guest to join until the guest is a member', async () => {
    const { shop, user } = renderInShop(<HomePage />, {
      messages,
      handlers: homeWith([sale({ maxDiscount: null })], [card({ price: withheldPrice })]),
    });
    const strip = await screen.findByRole('complementary', { name: 'Members see the prices' });
    const join = within(strip).getByRole('link', { name: 'Join for free' });
    expect(join).toHaveAttribute('href', expect.stringContaining('/customer/account/create'));
    expect(within(strip).getByRole('link', { name: 'Sign in' })).toBeVisible();
    await user.click(join);
    expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'prices' } }]);
  });

  it('shows members no invitation to join', async () => {
    renderInShop(<HomePage />, { messages, session: memberSession, handlers: homeWith() });
    await screen.findByRole('region', { name: 'Bestsellers' });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('shows the empty state if no sale is running', async () => {
    renderInShop(<HomePage />, { messages, session: memberSession, handlers: homeWith([], [], []) });
    expect(await screen.findByRole('heading', { name: 'There’s no sale on right now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products');
  });

  it('offers a retry after a failure', async () => {
    let isDown = true;
    const handlers = [
      answer('hp-data', () =>
        isDown ? new ErrorResponse('unavailable') : { sales: [], departments: [], bestsellers: [card()] },
      ),
    ];
    const { user } = renderInShop(<HomePage />, { messages, session: memberSession, handlers });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Ravine 98' })).toBeVisible();
  });
});
