import type {
  Checkout,
  CheckoutAddress,
  CheckoutPaymentMethod,
  CheckoutRequirement,
  CollectPoint,
  DeliveryMethod,
} from 'shared-contracts/api/checkout';
import type { Basket } from 'shared-contracts/api/basket';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { countryAddressOptions } from 'shared-contracts/descriptors/countries';
import { money } from 'shared-contracts/money';
import type { OrderStatus } from '../domain/order-progress.ts';
import { basketItem, basketOf } from './basket-factory.ts';

export function checkoutAddress(change: Partial<CheckoutAddress> = {}): CheckoutAddress {
  return {
    addressId: 1,
    firstname: 'Anna',
    lastname: 'Berg',
    company: null,
    street1: '1 Mill Road',
    street2: null,
    city: 'Leeds',
    region: null,
    postcode: 'LS1 4AB',
    country_id: 'GB',
    telephone: '+441132430000',
    ...change,
  };
}

/** Noon of 4 and 6 February 2026. */
const eta = { etaFrom: Date.UTC(2026, 1, 4, 12) / 1000, etaTo: Date.UTC(2026, 1, 6, 12) / 1000 };

function deliveryMethod(change: Partial<DeliveryMethod> = {}): DeliveryMethod {
  return {
    code: 'standard',
    carrier: 'postwise',
    kind: 'standard',
    label: 'Standard delivery',
    price: money(1495, 'GBP'),
    freeFrom: null,
    oversize: money(1000, 'GBP'),
    ...eta,
    ...change,
  };
}

const methods: DeliveryMethod[] = [
  deliveryMethod(),
  deliveryMethod({
    code: 'express',
    kind: 'express',
    label: 'Express',
    price: money(1995, 'GBP'),
    oversize: null,
    etaTo: eta.etaFrom,
  }),
  deliveryMethod({
    code: 'collect',
    kind: 'collect',
    label: 'Collect point',
    price: money(0, 'GBP'),
    oversize: null,
  }),
];

const day = [{ from: '09:00', to: '18:30' }];

export function collectPoint(change: Partial<CollectPoint> = {}): CollectPoint {
  return {
    id: 'p1',
    carrier: 'postwise',
    name: 'Corner Shop',
    street: '5 High Street',
    postcode: 'LS1 2AA',
    city: 'Leeds',
    country_id: 'GB',
    openingHours: [day, day, [{ from: '09:00', to: '12:00' }], [], [], [], []],
    distance: 420,
    ...change,
  };
}

const paymentMethods: CheckoutPaymentMethod[] = [
  { code: 'adyen_cc', kind: 'card', label: 'Credit or debit card', tokens: [] },
  {
    code: 'adyen_oneclick',
    kind: 'one_click',
    label: 'Saved card',
    tokens: [
      { id: 't1', label: 'Visa ending in 1111' },
      { id: 't2', label: 'Mastercard ending in 2222' },
    ],
  },
];

const requirement = (step: CheckoutRequirement['step'], field: string, message: string) => ({
  step,
  field,
  code: 'required',
  message,
});

const missing = {
  email: requirement('account', 'email', 'Enter your email address.'),
  address: requirement('delivery', 'address', 'Enter a delivery address.'),
  method: requirement('delivery', 'methodCode', 'Choose a delivery method.'),
};

export interface CheckoutChange {
  basket?: Basket;
  version?: number;
  isGuestCheckoutEnabled?: boolean;
  pendingOrder?: Checkout['pendingOrder'];
  account?: Partial<Checkout['account']>;
  delivery?: Partial<Checkout['delivery']>;
  payment?: Partial<Checkout['payment']>;
}

/** Creates the checkout of a member who has chosen nothing; its requirements follow from what is missing. */
export function checkoutOf(change: CheckoutChange = {}): Checkout {
  const basket = change.basket ?? basketOf([basketItem()]);
  const account = { isMember: true, email: 'anna@example.com', ...change.account };
  const delivery = {
    address: null,
    methods: change.delivery?.address ? methods : [],
    methodCode: null,
    collectPoint: null,
    phone_collect: null,
    ...change.delivery,
  };
  return {
    basket,
    quoteId: basket.order.quoteId,
    version: change.version ?? basket.version,
    isGuestCheckoutEnabled: change.isGuestCheckoutEnabled ?? false,
    account,
    delivery,
    payment: {
      isBillingSame: true,
      billingAddress: null,
      methods: paymentMethods,
      methodCode: null,
      ...change.payment,
    },
    requirements: [
      ...(account.email === null ? [missing.email] : []),
      ...(delivery.address === null ? [missing.address] : []),
      ...(delivery.methodCode === null ? [missing.method] : []),
    ],
    pendingOrder: change.pendingOrder ?? null,
  };
}

/** A checkout that lacks nothing but the payment. */
export function payableCheckout(change: CheckoutChange = {}): Checkout {
  const delivery = { address: checkoutAddress(), methods, methodCode: 'standard', ...change.delivery };
  return checkoutOf({ ...change, delivery });
}

type Country = CallResponse<typeof countryAddressOptions>['countries'][number];

function country(code: string, name: string, change: Partial<Country> = {}): Country {
  return {
    code,
    name,
    currency: 'EUR',
    isDelivered: true,
    dialCode: '+44',
    isRegionRequired: false,
    regions: [],
    postcode: { isRequired: true, example: 'LS1 4AB' },
    ...change,
  };
}

export const countries: Country[] = [
  country('GB', 'United Kingdom'),
  country('IT', 'Italy', {
    isRegionRequired: true,
    regions: [
      { code: 'RM', name: 'Roma' },
      { code: 'TO', name: 'Torino' },
    ],
  }),
];

export function orderOf(change: Partial<OrderStatus> = {}): OrderStatus {
  return {
    orderId: 123,
    incrementId: '100000123',
    orderDate: '2026-02-01T10:00:00.000Z',
    state: 'placed',
    paymentState: 'authorised',
    statusLabel: 'In preparation',
    email: 'anna@example.com',
    isGuest: false,
    items: [
      {
        id: 1,
        productId: 105,
        sku: 'RIDGE-92-5',
        name: 'Ridge 92',
        brandName: 'Nordvind',
        url: '/catalog/product/view/id/105/',
        image: { url: '/media/product/RIDGE-92/main.svg', alt: '', width: 800, height: 1000 },
        options: [{ name: 'Length', value: '178 cm' }],
        parts: [],
        qtyOrdered: 1,
        price: money(32900, 'GBP'),
        subtotal: money(32900, 'GBP'),
        discount: money(0, 'GBP'),
      },
    ],
    shippingAddress: checkoutAddress(),
    billingAddress: checkoutAddress({ street1: '2 Bank Street' }),
    collectPoint: null,
    dispatchMethod: 'Standard delivery',
    ...eta,
    paymentMethod: 'Credit or debit card',
    subtotal: money(32900, 'GBP'),
    discount: money(2000, 'GBP'),
    discountDescription: 'WELCOME20',
    rewardPoints: 500,
    delivery: money(495, 'GBP'),
    total: money(30895, 'GBP'),
    totalExVat: money(25746, 'GBP'),
    vat: money(5149, 'GBP'),
    savingAmount: null,
    ...change,
  };
}
