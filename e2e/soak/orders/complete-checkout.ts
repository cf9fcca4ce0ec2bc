import type { Checkout } from 'shared-contracts/api/checkout';
import type { Visit } from './fill-basket.ts';

const base = { firstname: 'Anna', lastname: 'Berg' };
const addresses = [
  {
    ...base,
    street1: '14 Corn Mill Lane',
    city: 'Leeds',
    postcode: 'LS1 4AB',
    country_id: 'GB',
    telephone: '+441132430000',
  },
  {
    ...base,
    street1: '3 rue des Moulins',
    city: 'Paris',
    postcode: '75001',
    country_id: 'FR',
    telephone: '+33199004531',
  },
  {
    ...base,
    street1: 'Mühlweg 4',
    city: 'Berlin',
    postcode: '10115',
    country_id: 'DE',
    telephone: '+4930901820',
  },
];

/** Chooses address, delivery and billing at random. Resolves with the checkout as the shopper then sees it. */
export async function completeCheckout(visit: Visit): Promise<Checkout | null> {
  const { browser, store_id, random, pick } = visit;
  const read = await browser.call('checkout-data', { store_id: String(store_id) });
  if (read.status !== 200) return null;
  let seen: Checkout = read.body;
  /** Keeps the last checkout that was answered; a rejected change answers none. */
  const keep = ({ status, body }: { status: number; body: Checkout }) => {
    if (status === 200) seen = body;
  };
  const version = () => seen.version;
  if (!seen.account.isMember && seen.isGuestCheckoutEnabled) {
    const email = `guest-${Math.floor(random() * 1e6)}@example.com`;
    keep(await browser.call('checkout-account', { store_id, version: version(), email }));
  }
  const address = pick(addresses);
  if (address !== undefined && (seen.delivery.address === null || random() < 0.3)) {
    keep(await browser.call('checkout-address', { store_id, version: version(), address }));
  }
  const method = pick(seen.delivery.methods);
  if (method === undefined) return seen;
  const methodCode = method.code;
  const collect = method.kind === 'collect' ? await collectFields(visit, methodCode, seen) : {};
  keep(await browser.call('checkout-method', { store_id, version: version(), methodCode, ...collect }));
  if (address !== undefined && random() < 0.1) {
    keep(await browser.call('checkout-billing', { store_id, version: version(), isSame: false, address }));
  }
  return seen;
}

/** In the international form: after a lost answer the server may know another country than the shopper has seen. */
const mobileNumbers: Readonly<Record<string, string>> = {
  GB: '+44 7400 123456',
  FR: '+33 612345678',
  DE: '+49 151 23456789',
};

async function collectFields({ browser, store_id, pick }: Visit, methodCode: string, { delivery }: Checkout) {
  const { postcode = '', country_id = '' } = delivery.address ?? {};
  const { body } = await browser.call('collect-points', { store_id: String(store_id), methodCode, postcode });
  const point = pick(body.points ?? []);
  return {
    ...(point !== undefined && { collectPointId: point.id }),
    phone_collect: mobileNumbers[country_id] ?? '+44 7400 123456',
  };
}
