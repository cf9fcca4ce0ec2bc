import { screen, waitFor } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import type { PageParams } from 'shared-runtime';
import { addressHandlers } from '../../testing/addresses.ts';
import { messages } from '../../testing/messages.ts';
import { orderDetails, orderHandlers } from '../../testing/orders.ts';
import { DeferredOrderAddressForm } from './deferred-order-address-form.ts';
import { OrderAddressPage } from './order-address-page.tsx';

beforeAll(() => DeferredOrderAddressForm.load());

function setUp(own: typeof orderHandlers = [], params: Partial<PageParams> = {}) {
  const path = paths.orderAddress(123);
  const page = { path, search: {}, entityId: 123, pageType: 'order-address', ...params };
  return renderInShop(<OrderAddressPage params={page} />, {
    messages,
    session: memberSession,
    path,
    handlers: [...own, ...orderHandlers, ...addressHandlers()],
  });
}

const street = () => screen.findByRole('textbox', { name: 'Street and house number' });
const save = () => screen.getByRole('button', { name: 'Save the address' });

describe('OrderAddressPage', () => {
  it('changes the address, and goes to the order, which confirms it', async () => {
    const sent: unknown[] = [];
    const shown = setUp([
      answer('self-edit-address-order', (request) => {
        sent.push(request);
        return { ...orderDetails(), redirect: paths.orderChanged(123, 'address-changed') };
      }),
    ]);
    const field = await street();
    expect(field).toHaveValue('14 Corn Mill Lane');
    await shown.user.clear(field);
    await shown.user.type(field, '3 Quarry Row');
    await shown.user.click(save());
    await waitFor(() => expect(shown.location()).toBe(paths.orderChanged(123, 'address-changed')));
    expect(sent).toMatchObject([
      {
        order_id: 123,
        store_id: 1,
        address: { street1: '3 Quarry Row', country_id: 'GB', postcode: 'LS1 4AB' },
      },
    ]);
  });

  it('offers the country of the order only', async () => {
    setUp();
    await street();
    const options = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).options];
    expect(options.map(({ value }) => value)).toEqual(['GB']);
    expect(screen.getByText(/^For order 100000123\. The country can’t be changed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the order' })).toHaveAttribute(
      'href',
      paths.orderView(123),
    );
  });

  it('that is saved too late says so in place of the form', async () => {
    let isSent = false;
    const { user } = setUp([
      answer('self-edit-address-order', () => {
        isSent = true;
        return new ErrorResponse('order_not_changeable');
      }),
      answer('order-details-new', () => orderDetails({ isSelfEditEnable: !isSent })),
    ]);
    await street();
    await user.click(save());
    const notice = await screen.findByText('This order can’t be changed any more.');
    expect(notice.closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the order' })).toHaveAttribute(
      'href',
      paths.orderView(123),
    );
  });

  it('of an order that cannot be changed has no form', async () => {
    setUp([answer('order-details-new', () => orderDetails({ isSelfEditEnable: false }))]);
    expect(await screen.findByText('This order can’t be changed any more.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('keeps what was entered after a failure', async () => {
    const { user } = setUp([answer('self-edit-address-order', () => new ErrorResponse('unavailable'))]);
    await user.type(await street(), ' 2');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/busy right now/);
    expect(await street()).toHaveValue('14 Corn Mill Lane 2');
  });

  it('lists invalid fields, and sends nothing', async () => {
    const { user } = setUp([answer('self-edit-address-order', () => new ErrorResponse('internal'))]);
    await user.clear(await street());
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter the street and house number.');
  });

  it('is a form without JavaScript, and shows what was entered before a rejection', async () => {
    const { container } = setUp([], {
      search: { form_error: 'invalid_request', form_fields: 'address.postcode.postcode' },
      enteredValues: { 'address[postcode]': 'nowhere', 'address[street1]': '9 Hill' },
    });
    expect(await street()).toHaveValue('9 Hill');
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/form/self-edit-address-order');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
      back: paths.orderAddress(123),
      order_id: '123',
      'address[postcode]': 'nowhere',
    });
    expect(screen.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription(/postcode/i);
  });
});
