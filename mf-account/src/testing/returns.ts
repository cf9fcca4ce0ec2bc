import { money } from 'shared-contracts/money';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse } from 'shared-runtime/standalone';
import type { Agreement } from '../api/billing-agreements.ts';
import type { MemberReturns, OrderReturn, OrderReturns, ReturnableItem } from '../api/returns.ts';
import type { FoundOrder } from '../api/withdrawal.ts';

const pounds = (amount: number) => money(amount, 'GBP');

const image = { url: '/media/product/RIDGE-92/main.svg', alt: '', width: 800, height: 1000 };

/** The end of 12 February 2026 in the store of the United Kingdom. */
const returnableUntil = '2026-02-13T00:00:00.000Z';

/** One ski of which one piece can be returned, and gloves of which two can. */
const returnableItems: ReturnableItem[] = [
  {
    id: 1,
    name: 'Ridge 92',
    brandName: 'Nordvind',
    image,
    options: [{ name: 'Length', value: '178 cm' }],
    qty: 1,
    price: pounds(32_900),
  },
  {
    id: 2,
    name: 'Serac gloves',
    brandName: 'Varnhorn',
    image,
    options: [{ name: 'Size', value: 'M' }],
    qty: 2,
    price: pounds(4_500),
  },
];

/** Returns a return as the API has it. */
export function orderReturn(change: Partial<OrderReturn> = {}): OrderReturn {
  return {
    id: 9,
    code: 'RACDEFGHJK',
    kind: 'return',
    state: 'requested',
    stateLabel: 'Requested',
    refund: 'original',
    createdAt: '2026-02-02T10:00:00.000Z',
    items: [
      {
        id: 2,
        name: 'Serac gloves',
        qty: 1,
        qtyReceived: 0,
        reason: 'too_small',
        comment: 'Short <b>thumb</b>',
      },
    ],
    refunded: pounds(0),
    hasLabel: true,
    canCancel: true,
    ...change,
  };
}

const canceled = (of: OrderReturn): OrderReturn => {
  return { ...of, state: 'canceled', stateLabel: 'Cancelled', hasLabel: false, canCancel: false };
};

/** Returns the returns of an order as the API has them. */
export function orderReturns(change: Partial<OrderReturns> = {}): OrderReturns {
  return {
    incrementId: '100000123',
    returns: [orderReturn()],
    returnable: returnableItems,
    returnableUntil,
    canWithdraw: true,
    ...change,
  };
}

/** Returns the member's orders and returns as the API has them. */
export function memberReturns(change: Partial<MemberReturns> = {}): MemberReturns {
  return {
    orders: [
      {
        id: 123,
        incrementId: '100000123',
        orderDate: '2026-01-20T10:00:00.000Z',
        qty: 3,
        images: [image, image],
        returnableUntil,
      },
    ],
    returns: [{ ...orderReturn(), orderId: 123, incrementId: '100000123' }],
    ...change,
  };
}

export const foundOrder: FoundOrder = {
  order: '100000123',
  email: 'anna@example.com',
  items: returnableItems.map(({ id, name, brandName, qty }) => ({ id, name, brandName, qty })),
};

export const receipt = { code: 'RACDEFGHJK', receivedAt: '2026-02-03T14:05:00.000Z', hasParcel: true };

export const agreements: Agreement[] = [
  { agreementId: 'card-1', label: 'Visa •••• 1111' },
  { agreementId: 'card-2', label: 'Mastercard •••• 4444' },
];

/** The member has one order, 123, with one return; withdrawals find it by its number and address. */
export function returnHandlers() {
  let returns = [orderReturn()];
  let stored = agreements;
  return [
    answer('member-returns', () => memberReturns()),
    answer('order-returns', ({ order_id: id }) =>
      id === 123 ? orderReturns({ returns }) : new ErrorResponse('not_found'),
    ),
    answer('create-return', ({ refund }) => {
      const created = orderReturn({ id: 10, code: 'RLMNPQRTUV', refund });
      returns = [...returns, created];
      return { ...created, redirect: paths.returnRequested(123) };
    }),
    answer('cancel-return', ({ return_id: id }) => {
      returns = returns.map((each) => (each.id === id ? canceled(each) : each));
      const found = returns.find((each) => each.id === id);
      if (found === undefined) return new ErrorResponse('not_found');
      return { ...found, redirect: paths.returnCanceled(123) };
    }),
    answer('withdrawal-order', ({ order, email }) =>
      order === foundOrder.order && email === foundOrder.email
        ? { order, items: foundOrder.items, redirect: paths.confirmWithdrawal('token') }
        : new ErrorResponse('not_found'),
    ),
    answer('withdrawal-items', ({ token }) =>
      token === 'token' ? foundOrder : new ErrorResponse('invalid_token'),
    ),
    answer('withdrawal', () => ({ ...receipt, redirect: paths.withdrawalReceipt(receipt.code) })),
    answer('withdrawal-receipt', ({ code }) => {
      if (code === receipt.code) return receipt;
      return new ErrorResponse(code.includes(' ') ? 'invalid_request' : 'not_found');
    }),
    answer('payment-provider-list', () => ({ agreements: stored })),
    answer('payment-provider-delete', ({ agreementId, current_password: password }) => {
      if (password !== 'Gletscher1') {
        return new ErrorResponse('invalid_credentials', { fields: { current_password: 'is' } });
      }
      stored = stored.filter((each) => each.agreementId !== agreementId);
      return { agreements: stored };
    }),
  ];
}
