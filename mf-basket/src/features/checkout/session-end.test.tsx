import { act, screen, waitFor } from '@testing-library/react';
import { ErrorResponse, memberSession } from 'shared-runtime/testing';
import { checkoutOf } from '../../testing/checkout-factory.ts';
import { renderCheckout, stepHeading } from '../../testing/render-checkout.tsx';
import { loadForms } from '../../testing/load-forms.ts';

beforeAll(loadForms);
beforeEach(() => sessionStorage.clear());

const firstName = () => screen.findByRole('textbox', { name: 'First name' });

/** Fills in the form, whose session has ended, and sends it. */
async function sendAfterSessionEnd() {
  let isEnded = true;
  const ended = new ErrorResponse('authentication_required', { message: 'Please sign in first.' });
  const reject = () => (isEnded ? ended : undefined);
  const shown = renderCheckout(checkoutOf(), { reject });
  await shown.user.type(await firstName(), 'Kim');
  for (const [name, text] of [
    ['Last name', 'Lund'],
    ['Street and house number', '1 Mill Road'],
    ['Postcode', 'LS1 4AB'],
    ['Town or city', 'Leeds'],
    ['Phone number', '0113 243 0000'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- a person fills in one field after the other
    await shown.user.type(screen.getByRole('textbox', { name }), text);
  }
  const send = () => shown.user.click(screen.getByRole('button', { name: 'Deliver to this address' }));
  await send();
  const signIn = (id: number) =>
    act(() => {
      isEnded = false;
      shown.shop.changeSession({ ...memberSession, id });
    });
  return { ...shown, send, signIn };
}

describe('CheckoutPage after the end of a session', () => {
  it('asks to sign in on the spot, keeps the form, and sends it then', async () => {
    const { user, shop, send, signIn } = await sendAfterSessionEnd();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You’ve been signed out. Sign in again: what you entered stays here.',
    );
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'account', tab: 'signIn' } }]);
    expect(await firstName()).toHaveValue('Kim');
    signIn(memberSession.id ?? 0);
    expect(await firstName()).toHaveValue('Kim');
    await send();
    expect(await screen.findByRole('radio', { name: /^Standard delivery/ })).toBeVisible();
    expect(await stepHeading('Delivery')).toBeVisible();
  });

  it('empties the form if another member signs in', async () => {
    const { signIn } = await sendAfterSessionEnd();
    await screen.findByRole('alert');
    signIn(4711);
    await waitFor(async () => expect(await firstName()).toHaveValue(''));
    expect(screen.getByRole('textbox', { name: 'Street and house number' })).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
