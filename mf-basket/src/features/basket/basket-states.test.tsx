import { act, screen } from '@testing-library/react';
import { basketChanged } from 'shared-contracts/events/basket';
import { answer, memberSession, ErrorResponse } from 'shared-runtime/testing';
import { basketItem, basketOf } from '../../testing/basket-factory.ts';
import { fakeBasket } from '../../testing/fake-basket.ts';
import { renderPage, ski } from '../../testing/render-basket-page.tsx';

describe('BasketPage without a basket', () => {
  it('invites a guest of a gated store to sign in and fetches nothing', async () => {
    const basket = fakeBasket([ski]);
    const { user, shop } = renderPage({ ...basket, session: {} });
    const signIn = screen.getByRole('link', { name: 'Sign in or join' });
    expect(signIn.getAttribute('href')).toMatch(/^\/customer\/account\/login\/referer\//);
    await user.click(signIn);
    expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'basket' } }]);
    expect(basket.reads).toEqual([]);
    act(() => shop.changeSession(memberSession));
    expect(await screen.findByRole('link', { name: 'Ridge 92' })).toBeVisible();
  });

  it('says that the session has ended, offers sign-in, and shows the basket after it', async () => {
    let isEnded = false;
    const read = answer('basket-data', () =>
      isEnded
        ? basketOf([], { user: { loyaltyPoints: 0, isMember: false } })
        : basketOf([ski], { user: { loyaltyPoints: 0, isMember: true } }),
    );
    const { user, shop } = renderPage({ handlers: [read] });
    expect(await screen.findByRole('link', { name: 'Ridge 92' })).toBeVisible();
    const published = shop.record(basketChanged);
    isEnded = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
    expect(screen.queryByText('Your basket is empty')).toBeNull();
    expect(published.map(({ basketCount }) => basketCount)).not.toContain(0);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'basket', tab: 'signIn' } }]);
    isEnded = false;
    await act(() => shop.context.queryClient.invalidateQueries());
    expect(await screen.findByRole('link', { name: 'Ridge 92' })).toBeVisible();
  });

  it('shows a loading state while the basket is fetched', () => {
    renderPage({ handlers: [answer('basket-data', () => new Promise<never>(() => undefined))] });
    expect(screen.getByRole('status')).toHaveTextContent('Loading your basket');
  });

  it('offers a retry if the basket cannot be loaded', async () => {
    let isDown = true;
    const read = answer('basket-data', () => (isDown ? new ErrorResponse('unavailable') : basketOf([ski])));
    const { user } = renderPage({ handlers: [read] });
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your basket' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Ridge 92' })).toBeVisible();
  });

  it('shows markup in any text as text', async () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const item = basketItem({
      name: hostile,
      brand_name: `B ${hostile}`,
      options: [{ name: `O ${hostile}`, selected_value: { id: 1, value: `V ${hostile}` } }],
    });
    const { container } = renderPage(fakeBasket([item], { errorMessages: [`E ${hostile}`] }));
    expect(await screen.findByText(hostile)).toBeVisible();
    for (const text of [`B ${hostile}`, `O ${hostile}:`, `V ${hostile}`, `E ${hostile}`]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(container.querySelector('[onerror]')).toBeNull();
  });
});
