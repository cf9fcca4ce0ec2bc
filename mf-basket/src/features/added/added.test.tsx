import { screen } from '@testing-library/react';
import { answer, memberSession, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { basketItem } from '../../testing/basket-factory.ts';
import { fakeBasket } from '../../testing/fake-basket.ts';
import { messages } from '../../testing/messages.ts';
import { Added } from './added.tsx';

const ski = basketItem({ cartItemId: 5, qty: 2 });
const jacket = basketItem({ cartItemId: 6, name: 'Summit Jacket' });

function renderAdded(handlers = fakeBasket([ski, jacket]).handlers) {
  return renderInShop(<Added cartItemId={5} />, { messages, session: memberSession, handlers });
}

describe('Added', () => {
  it('shows only the added line under the heading that labels the dialog', async () => {
    renderAdded();
    expect(screen.getByRole('heading', { name: 'Added to your basket' })).toHaveAttribute(
      'id',
      'overlay-title',
    );
    expect(screen.getByText('Loading what you added')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ridge 92' })).toHaveAttribute('href', ski.url);
    expect(screen.getByText('Quantity: 2')).toBeVisible();
    expect(screen.getByText('£658.00')).toBeVisible();
    expect(screen.queryByText('Summit Jacket')).toBeNull();
    expect(screen.getByText('3 items in your basket')).toBeVisible();
  });

  it('shows what the answer to the addition says, without a request', () => {
    const requests: string[] = [];
    const addition = { item: ski, basketCount: 3, subtotal: { amount: 65800, currency: 'GBP' } };
    renderInShop(<Added cartItemId={5} addition={addition} />, {
      messages,
      session: memberSession,
      handlers: [
        answer('basket-data', () => (requests.push('basket-data'), new ErrorResponse('unavailable'))),
      ],
    });
    expect(screen.getByRole('link', { name: 'Ridge 92' })).toHaveAttribute('href', ski.url);
    expect(screen.getByText('Quantity: 2')).toBeVisible();
    expect(screen.getByText('3 items in your basket')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('confirms an addition whose line has an option without a value', () => {
    const options = [{ name: 'Size', selected_value: { id: 1, value: '' } }];
    const addition = { item: basketItem({ options }), basketCount: 1, subtotal: null };
    renderInShop(<Added cartItemId={5} addition={addition} />, { messages, session: memberSession });
    expect(screen.getByText('Your choice is in the basket.')).toBeVisible();
  });

  it('links to the basket', async () => {
    const shown = renderAdded();
    await shown.user.click(screen.getByRole('link', { name: 'View basket' }));
    expect(shown.location()).toBe('/checkout/cart/');
  });

  it('closes on "Keep shopping"', async () => {
    const { user, close } = renderAdded();
    await user.click(screen.getByRole('button', { name: 'Keep shopping' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('confirms the addition even if the basket cannot be loaded', async () => {
    renderAdded([answer('basket-data', () => new ErrorResponse('unavailable'))]);
    expect(await screen.findByText('Your choice is in the basket.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View basket' })).toBeVisible();
  });

  it('shows markup in any text as text', async () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const { container } = renderAdded(fakeBasket([basketItem({ name: hostile })]).handlers);
    expect(await screen.findByText(hostile)).toBeVisible();
    expect(container.querySelector('[onerror]')).toBeNull();
  });
});
