import { screen, waitFor, within } from '@testing-library/react';
import { hydrateView, memberSession, serveViews, type ServedView } from 'shared-runtime/testing';
import { clearDraft, readDraft, writeDraft } from '../domain/checkout-draft.ts';
import { loadForms } from '../testing/load-forms.ts';
import { views } from '../testing/hydrated-checkout-views.tsx';

type View = keyof typeof views;

let served: Record<View, ServedView>;
beforeAll(async () => {
  served = await serveViews(new URL('../testing/hydrated-checkout-views.tsx', import.meta.url));
}, 30_000);

function show(view: View): HTMLElement {
  document.body.replaceChildren();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = served[view].html;
  return root;
}

/** Returns what a form posts without JavaScript, with what the server has selected. */
function posted(form: HTMLFormElement | null | undefined): Record<string, FormDataEntryValue> {
  expect(form).toHaveProperty('method', 'post');
  return Object.fromEntries(new FormData(form!));
}

const formOf = (name: string) => screen.getByRole('button', { name }).closest('form');

describe('CheckoutPage, rendered by the server', () => {
  it('has a form for the e-mail address of a guest', () => {
    show('guest');
    const form = formOf('Continue to delivery');
    expect(form).toHaveAttribute('action', '/form/checkout-account');
    expect(posted(form)).toEqual({
      back: '/checkout/?step=account&part=email',
      version: '3',
      email: '',
    });
  });

  it('has a form for a new address', () => {
    show('address');
    const form = formOf('Deliver to this address');
    expect(form).toHaveAttribute('action', '/form/checkout-address');
    expect(posted(form)).toMatchObject({
      back: '/checkout/?step=delivery&part=address',
      version: '3',
      'address[country_id]': 'GB',
      'address[firstname]': '',
      'address[telephone]': '',
    });
  });

  it('has a form for the delivery method, with the collect points near the address', () => {
    show('method');
    const form = formOf('Continue to payment');
    expect(form).toHaveAttribute('action', '/form/checkout-method');
    expect(posted(form)).toEqual({
      back: '/checkout/?step=delivery&part=method',
      version: '3',
      methodCode: 'standard',
      phone_collect: '',
    });
    expect(screen.getByRole('radio', { name: /Corner Shop/ })).toHaveAttribute('name', 'collectPointId');
    const search = document.querySelector<HTMLFormElement>('form[method="get"]')!;
    expect(Object.fromEntries(new FormData(search))).toEqual({ step: 'delivery', postcode: 'LS1 4AB' });
  });

  it('has a form that places the order, with a key', () => {
    const root = show('payment');
    const form = formOf('Order with obligation to pay');
    expect(form).toHaveAttribute('action', '/form/place-order');
    within(form!).getByRole<HTMLInputElement>('radio', { name: 'Credit or debit card' }).checked = true;
    within(form!).getByRole<HTMLInputElement>('checkbox', { name: /I accept/ }).checked = true;
    expect(posted(form)).toEqual({
      back: '/checkout/?step=payment&part=order',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      quoteId: '1',
      version: '3',
      expectedTotal: '33395',
      methodCode: 'adyen_cc',
      tokenId: 't1',
      termsAccepted: 'on',
    });
    expect(root.querySelector('form[action="/form/checkout-billing"]')).not.toBeNull();
  });

  it('shows the rejection of an order that was posted', () => {
    show('rejected');
    expect(within(formOf('Order with obligation to pay')!).getByRole('alert')).toHaveTextContent(
      /The payment was .*nothing was ordered/,
    );
  });

  it('shows entries from before a reload after hydration, and those from before hydration in their place', async () => {
    document.body.replaceChildren();
    const entries = { 'address[firstname]': 'Kim', 'address[city]': 'Leeds', 'address[country_id]': 'GB' };
    await loadForms();
    writeDraft(memberSession.id ?? null, 'address', entries);
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    const { mismatches, unmount } = await hydrateView(views.address, served.address, () => {
      field('Town or city').value = 'York';
      field('Town or city').focus();
    });
    await waitFor(() => expect(field('First name')).toHaveValue('Kim'));
    expect(field('Town or city')).toHaveValue('York');
    expect(field('Town or city')).toHaveFocus();
    expect(readDraft(memberSession.id ?? null, 'address')).toMatchObject({ 'address[city]': 'York' });
    expect(mismatches).toEqual([]);
    await unmount();
    clearDraft();
  });

  it('keeps the postcode of a search for collect points that was typed before hydration', async () => {
    document.body.replaceChildren();
    const postcode = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Near this postcode' });
    const { unmount } = await hydrateView(views.method, served.method, () => {
      postcode().value = 'LS2 7AA';
    });
    expect(postcode()).toHaveValue('LS2 7AA');
    await unmount();
    clearDraft();
  });

  it('keeps a delivery method that was chosen before hydration, and stores it for a reload', async () => {
    document.body.replaceChildren();
    const methods = () =>
      screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'methodCode');
    const chosen = () => methods().filter(({ checked }) => checked);
    await loadForms();
    const { unmount } = await hydrateView(views.method, served.method, () => {
      methods().find(({ defaultChecked }) => !defaultChecked)!.checked = true;
    });
    expect(chosen()).toHaveLength(1);
    expect(chosen()[0]).not.toHaveAttribute('checked');
    expect(readDraft(memberSession.id ?? null, 'method')).toMatchObject({ methodCode: chosen()[0]?.value });
    await unmount();
    clearDraft();
  });

  it.each(Object.keys(views) as View[])('hydrates the view %s without a mismatch', async (view) => {
    document.body.replaceChildren();
    const { mismatches, unmount } = await hydrateView(views[view], served[view]);
    expect(mismatches).toEqual([]);
    await unmount();
  });
});

it('OrderSuccessPage, rendered by the server, confirms the order', () => {
  show('success');
  expect(screen.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  expect(screen.getByText('100000123')).toBeVisible();
});
