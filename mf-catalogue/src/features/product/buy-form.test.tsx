import { act, screen, waitFor } from '@testing-library/react';
import type { ParsedRequestOf } from 'shared-contracts/api';
import { errorCodes, type ErrorCode } from 'shared-contracts/errors';
import { answer, memberSession, Refusal, renderInShop } from 'shared-runtime/testing';
import { basketFailureMessage } from '../../domain/basket-failure.ts';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { basketAddition } from '../../testing/basket-factory.ts';
import { product } from '../../testing/factories.ts';
import { BuyForm } from './buy-form.tsx';

interface Situation {
  refusal?: ErrorCode;
  isGuest?: boolean;
  formError?: string;
  isSimple?: boolean;
}

function show({ refusal, isGuest = false, formError, isSimple = false }: Situation = {}) {
  const asked: ParsedRequestOf<'basket-add'>[] = [];
  const handlers = [
    answer('basket-add', (request) => {
      asked.push(request);
      return refusal ? new Refusal(refusal) : basketAddition(request.quantity);
    }),
  ];
  const shown = isSimple ? product({ options: [] }) : product();
  const view = renderInShop(<BuyForm product={shown} path="/p/101/" formError={formError} />, {
    messages,
    handlers,
    session: isGuest ? {} : memberSession,
  });
  const add = () => view.user.click(screen.getByRole('button', { name: 'Add to basket' }));
  const choose = (name: string | RegExp) => view.user.click(screen.getByRole('radio', { name }));
  return { ...view, asked, add, choose };
}

describe('BuyForm', () => {
  it('asks for every option, at the first that is missing', async () => {
    const { add, choose, asked } = show();
    await add();
    expect(screen.getByRole('radiogroup', { name: 'Length' })).toHaveAccessibleDescription(
      'Choose one to go on: Length',
    );
    expect(screen.getByRole('radiogroup', { name: 'Colour' })).toBeInvalid();
    expect(screen.getByRole('radio', { name: '164 cm' })).toHaveFocus();

    await choose('164 cm');
    expect(screen.getByRole('radiogroup', { name: 'Length' })).not.toBeInvalid();
    await add();
    expect(screen.getByRole('radio', { name: 'Fjord' })).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('adds what was chosen, tells everybody, and shows it', async () => {
    const { add, choose, asked, shop, user } = show();
    const lines = shop.record('basket:line-added');
    await choose(/171 cm/);
    await choose('Ember');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '2');
    await add();
    expect(await screen.findByRole('status')).toHaveTextContent('It’s in your basket.');
    expect(asked).toEqual([{ store_id: 1, productID: 101, quantity: 2, options: { 93: 2, 94: 9 } }]);
    expect(shop.opened).toEqual([{ name: 'basket/added', props: { cartItemId: 5 } }]);
    expect(lines).toHaveLength(1);
  });

  it('adds a product without options at once', async () => {
    const { add, asked } = show({ isSimple: true });
    await add();
    await waitFor(() => expect(asked).toEqual([{ store_id: 1, productID: 101, quantity: 1 }]));
  });

  it('lets nobody choose what is sold out, and says where few are left', () => {
    show();
    expect(screen.getByRole('radio', { name: '178 cm (sold out)' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '171 cm · only 2 left' })).toBeEnabled();
  });

  it('opens registration for a guest, and leaves the addition to sign-in', async () => {
    const { add, asked, shop } = show({ isGuest: true, isSimple: true, refusal: 'authentication_required' });
    await add();
    await waitFor(() =>
      expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'basket' } }]),
    );
    expect(await screen.findByRole('status')).toHaveTextContent('Only members can buy');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('/customer/account/login/referer/'),
    );
    act(() => shop.changeSession(memberSession));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(asked).toHaveLength(1);
  });

  it('says that somebody was faster', async () => {
    const { add } = show({ isSimple: true, refusal: 'out_of_stock' });
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Somebody was faster/);
  });

  it('leads to the sizes where there is a guide to them', () => {
    renderInShop(<BuyForm product={product({ sizeGuide: 'skis' })} path="/p/101/" formError={undefined} />, {
      messages,
    });
    expect(screen.getByRole('link', { name: 'Size guide' })).toHaveAttribute('href', '/skis-size-guide');
  });

  it('opens the guide beside the sizes, and leaves a new tab to the browser', async () => {
    const { shop, user, location } = renderInShop(
      <BuyForm product={product({ sizeGuide: 'skis' })} path="/p/101/" formError={undefined} />,
      { messages, path: '/p/101/' },
    );
    const link = screen.getByRole('link', { name: 'Size guide' });
    // Where it would lead is the browser's affair, which jsdom is not.
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('click', stay, { once: true });
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(shop.opened).toEqual([]);
    await user.click(link);
    expect(shop.opened).toEqual([{ name: 'catalogue/size-guide', props: { code: 'skis' } }]);
    expect(shop.openedModals).toEqual(['size-guide']);
    expect(location()).toBe('/p/101/');
  });

  it('posts by itself where there is no JavaScript', () => {
    const { container } = show();
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/form/basket-add');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveFormValues({ productID: '101', quantity: '1', back: '/p/101/#add-to-basket' });
    expect(screen.getByRole('radio', { name: 'Fjord' })).toHaveAttribute('name', 'options[94]');
    expect(screen.getByRole('radio', { name: 'Fjord' })).toHaveAttribute('value', '8');
    expect(screen.getByRole('radio', { name: 'Fjord' })).toBeRequired();
  });

  it.each([
    ['out_of_stock', /^Somebody was faster/],
    ['option_required', /^Choose every option first/],
    ['fitting_required', /^Tell us about your boots/],
    ['<script>', /^That did not work\. Reload/],
  ])('says what the last post failed of: %s', (formError, words) => {
    show({ formError });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('asks a guest who came back from a post to sign in, at the place that the address names', () => {
    const { container } = show({ isGuest: true, formError: 'authentication_required' });
    const message = container.querySelector('#add-to-basket');
    expect(message).toHaveTextContent(/^Only members can buy/);
    expect(message).toHaveAttribute('tabindex', '-1');
  });

  it('no longer asks for it who has signed in since', () => {
    show({ formError: 'authentication_required' });
    expect(screen.queryByText(/Only members can buy/)).not.toBeInTheDocument();
  });

  it.each([...errorCodes, 'network' as const])('has words for %s', (code) => {
    expect(messages).toHaveProperty([basketFailureMessage(code)]);
  });
});
