import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ParsedRequestOf } from 'shared-contracts/api';
import { basketAdd } from 'shared-contracts/api/basket';
import { errorCodesOf } from 'shared-contracts/api/endpoint';
import type { ErrorCode } from 'shared-contracts/errors';
import { basketLineAdded } from 'shared-contracts/events/basket';
import { answer, memberSession, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { basketFailureMessage } from '../../../domain/buying/basket-failure.ts';
import { english as messages } from '../../../testing/messages.ts';
import { basketAddition } from '../../../testing/basket-factory.ts';
import { product } from '../../../testing/factories.ts';
import { recordScrolling } from '../../../testing/record-scrolling.ts';
import { BuyForm } from './buy-form.tsx';

let scrolled: string[];
beforeEach(() => {
  scrolled = recordScrolling();
});

interface Situation {
  rejection?: ErrorCode;
  isGuest?: boolean;
  formError?: string;
  isSimple?: boolean;
}

function show({ rejection, isGuest = false, formError, isSimple = false }: Situation = {}) {
  const requests: ParsedRequestOf<'basket-add'>[] = [];
  const handlers = [
    answer('basket-add', (request) => {
      requests.push(request);
      return rejection ? new ErrorResponse(rejection) : basketAddition(request.quantity);
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
  return { ...view, requests, add, choose };
}

describe('BuyForm', () => {
  it('marks every option without a choice and focuses the first', async () => {
    const { add, choose, requests } = show();
    await add();
    expect(screen.getByRole('radiogroup', { name: 'Length' })).toHaveAccessibleDescription('Choose a length');
    expect(screen.getByRole('radiogroup', { name: 'Colour' })).toBeInvalid();
    expect(screen.getByRole('radio', { name: '164 cm' })).toHaveFocus();

    await choose('164 cm');
    expect(screen.getByRole('radiogroup', { name: 'Length' })).not.toBeInvalid();
    await add();
    expect(screen.getByRole('radio', { name: 'Fjord' })).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('adds the chosen options, publishes the line and opens the added overlay', async () => {
    const { add, choose, requests, shop, user } = show();
    const lines = shop.record(basketLineAdded);
    await choose(/171 cm/);
    await choose('Ember');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '2');
    await add();
    expect(await screen.findByRole('status')).toHaveTextContent('It’s in your basket.');
    expect(requests).toEqual([{ store_id: 1, productID: 101, quantity: 2, options: { 93: 2, 94: 9 } }]);
    expect(shop.opened).toMatchObject([
      { name: 'basket/added', props: { cartItemId: 5, addition: { item: { cartItemId: 5 } } } },
    ]);
    expect(lines).toHaveLength(1);
  });

  it('adds a product without options at once', async () => {
    const { add, requests } = show({ isSimple: true });
    await add();
    await waitFor(() => expect(requests).toEqual([{ store_id: 1, productID: 101, quantity: 1 }]));
  });

  it('disables a sold-out value and shows low stock', () => {
    show();
    expect(screen.getByRole('radio', { name: '178 cm (sold out)' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '171 cm · only 2 left' })).toBeEnabled();
  });

  it('opens registration for a guest and leaves the addition to sign-in', async () => {
    const { add, requests, shop } = show({
      isGuest: true,
      isSimple: true,
      rejection: 'authentication_required',
    });
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
    expect(requests).toHaveLength(1);
  });

  it('shows that the product has sold out', async () => {
    const { add } = show({ isSimple: true, rejection: 'out_of_stock' });
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Somebody got there first/);
    expect(scrolled).toEqual(['add-to-basket']);
  });

  it('links to the size guide', () => {
    renderInShop(<BuyForm product={product({ sizeGuide: 'skis' })} path="/p/101/" formError={undefined} />, {
      messages,
    });
    expect(screen.getByRole('link', { name: 'Size guide' })).toHaveAttribute('href', '/skis-size-guide');
  });

  function renderWithGuide() {
    const requested: unknown[] = [];
    const guide = answer('size-guide', (request) => {
      requested.push(request);
      const table = { columns: [], rows: [], ownColumn: null };
      return { code: 'skis', title: 'Skis', intro: '', how: '', units: [], table, images: [] };
    });
    const rendered = renderInShop(
      <BuyForm product={product({ sizeGuide: 'skis' })} path="/p/101/" formError={undefined} />,
      { messages, path: '/p/101/', handlers: [guide] },
    );
    return { ...rendered, requested, link: screen.getByRole('link', { name: 'Size guide' }) };
  }

  it('opens the size guide as a modal and loads its data once, and leaves a new tab to the browser', async () => {
    const { shop, user, location, requested, link } = renderWithGuide();
    // jsdom does not implement navigation.
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('click', stay, { once: true });
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(shop.opened).toEqual([]);
    await user.click(link);
    expect(shop.opened).toEqual([{ name: 'catalogue/size-guide', props: { code: 'skis', productId: 101 } }]);
    await waitFor(() =>
      expect(requested).toEqual([expect.objectContaining({ code: 'skis', product_id: 101 })]),
    );
    expect(location()).toBe('/p/101/');
  });

  it.each<[string, (link: HTMLElement) => void]>([
    ['the pointer', (link) => fireEvent.pointerEnter(link)],
    ['the focus', (link) => link.focus()],
    ['a finger', (link) => fireEvent.touchStart(link)],
  ])('loads the size guide when %s reaches its link', async (_what, reach) => {
    const { shop, requested, link } = renderWithGuide();
    expect(requested).toEqual([]);
    act(() => reach(link));
    await waitFor(() => expect(requested).toHaveLength(1));
    expect(shop.opened).toEqual([]);
  });

  it.each([
    ['a member', memberSession, 'basket/added'],
    ['a guest who must sign in', { loginRequired: true }, 'account/register'],
    ['a guest of an open store', { loginRequired: false }, 'basket/added'],
  ])('loads what an addition of %s opens at the first choice, not before', async (_, session, overlay) => {
    const { shop, user } = renderInShop(
      <BuyForm product={product()} path="/p/101/" formError={undefined} />,
      {
        messages,
        session,
      },
    );
    expect(shop.prefetchedOverlays).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /171 cm/ }));
    await waitFor(() => expect(shop.prefetchedOverlays).toEqual([overlay]));
  });

  it('posts without JavaScript', () => {
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
    ['out_of_stock', /^Somebody got there first/],
    ['option_required', /^Choose every option first/],
    ['fitting_required', /^Tell us about your boots/],
    ['<script>', /^That didn’t work\. Reload/],
  ])('shows the failure of the last form post: %s', (formError, text) => {
    show({ formError });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('asks a guest to sign in after a form post, at the fragment of the URL', () => {
    const { container } = show({ isGuest: true, formError: 'authentication_required' });
    const message = container.querySelector('#add-to-basket');
    expect(message).toHaveTextContent(/^Only members can buy/);
    expect(message).toHaveAttribute('tabindex', '-1');
  });

  it('shows no request to sign in after sign-in', () => {
    show({ formError: 'authentication_required' });
    expect(screen.queryByText(/Only members can buy/)).not.toBeInTheDocument();
  });

  it.each([...errorCodesOf(basketAdd), 'network' as const])('has a message for %s', (code) => {
    expect(messages).toHaveProperty([basketFailureMessage(code)]);
  });
});
