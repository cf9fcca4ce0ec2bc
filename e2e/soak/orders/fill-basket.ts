import type { Basket } from 'shared-contracts/api/basket';
import type { Product, ProductOption } from 'shared-contracts/api/product';
import type { Browser } from './client.ts';

export interface Visit {
  browser: Browser;
  store_id: number;
  random: () => number;
  pick: <Row>(rows: readonly Row[]) => Row | undefined;
}

/** Valid for every binding of the demo shop. */
const soleLengthMm = 306;
const soleAnswers = {
  bootNorm: 'alpine',
  weightKg: 71.5,
  heightCm: 176,
  birthYear: 1990,
  skierType: 2,
} as const;

const codes = ['WELCOME10', 'FREESHIP', 'POWDER20', 'RARE7', 'EACH7', 'no such code'];

/** Adds products at random, and codes and points. */
export async function fillBasket(visit: Visit, productIds: readonly number[]): Promise<void> {
  const { browser, store_id, random, pick } = visit;
  for (let lines = 1 + Math.floor(random() * 3); lines > 0; lines -= 1) {
    const { body: product, status } = await browser.call('single-product', {
      store_id: String(store_id),
      productId: String(pick(productIds)),
    });
    if (status === 200) await browser.call('basket-add', { store_id, ...additionOf(product, visit) });
  }
  if (random() < 0.5) await applyDiscount(visit, 'promo', pick(codes) ?? '');
  if (random() < 0.5) await applyDiscount(visit, 'points', String(Math.floor(random() * 60_000)));
}

/** Empties a basket that became too long. */
export async function emptyBasket({ browser, store_id }: Visit, basket: Basket): Promise<void> {
  let { version } = basket;
  for (const { cartItemId } of basket.items) {
    const { body } = await browser.call('basket-update', { store_id, cartItemId, qty: 0, version });
    version = body.version ?? version;
  }
}

async function applyDiscount({ browser, store_id }: Visit, type: 'promo' | 'points', info: string) {
  const { body } = await browser.call('basket-data', { store_id: String(store_id), variant: 'mini' });
  await browser.call('basket-apply-discount', { store_id, version: body.version ?? 0, type, info });
}

function additionOf({ productId, options, parts }: Product, { random, pick }: Visit) {
  const choose = (all: readonly ProductOption[]) =>
    Object.fromEntries(all.map(({ super_attribute_id: id, values }) => [id, pick(values)?.id ?? 0]));
  return {
    productID: productId,
    quantity: 1 + Math.floor(random() * 2),
    ...(parts.length === 0
      ? { options: choose(options) }
      : {
          bundleOptions: Object.fromEntries(parts.map((part) => [part.partId, choose(part.options)])),
          // That of boots in a pack is known.
          fittingForm: parts.some(hasSoles) ? soleAnswers : { ...soleAnswers, soleLengthMm },
        }),
  };
}

const hasSoles = ({ options }: Product['parts'][number]) =>
  options.some(({ values }) => values.some((value) => value.soleLengthMm !== undefined));
