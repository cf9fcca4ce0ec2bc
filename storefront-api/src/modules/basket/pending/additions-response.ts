import type { PendingAdditionsResult } from 'shared-contracts/api/basket';
import type { Store } from 'shared-contracts/stores';
import { fullProductName } from 'shared-contracts/product-name';
import { isShopPath, paths } from 'shared-contracts/routes';
import type { Queryable } from '../../../db/client.ts';
import { additionMessages } from './addition-messages.ts';
import { readBasket, type BasketReadOptions } from '../basket-response.ts';
import { findNamesAndBrands } from './name-repository.ts';
import type { AppliedAddition } from './pending-additions.ts';

/** Returns the basket after the additions and the added lines; undefined if there were no pending additions. */
export async function describeAdditions(
  db: Queryable,
  outcomes: readonly AppliedAddition[],
  readOptions: BasketReadOptions,
): Promise<PendingAdditionsResult | undefined> {
  if (outcomes.length === 0) return undefined;
  const basket = await readBasket(db, readOptions);
  const added = outcomes.flatMap(({ lineId, quantity }) =>
    basket.items.some((item) => item.cartItemId === lineId) && lineId !== null
      ? [{ cartItemId: lineId, qty: quantity }]
      : [],
  );
  return { basket, added };
}

/** Returns a message, in the language of the store, for each product that was not or not fully added. */
export async function describeShortfalls(
  db: Queryable,
  outcomes: readonly AppliedAddition[],
  { locale }: Pick<Store, 'locale'>,
): Promise<string[]> {
  const short = outcomes.filter(({ code }) => code !== null);
  if (short.length === 0) return [];
  const ids = short.map(({ productId }) => productId);
  const rows = await findNamesAndBrands(db, ids, locale);
  const messages = additionMessages[locale];
  return short.flatMap(({ productId, code, quantity }) => {
    const row = rows.find(({ id }) => id === productId);
    if (row === undefined) return [];
    const name = fullProductName(row.brand, row.name, locale);
    if (code === 'basket_full') return [messages.full(name)];
    if (code !== 'out_of_stock') return [messages.failed(name)];
    return [quantity === 0 ? messages.soldOut(name) : messages.fewer(name, quantity)];
  });
}

/**
 * Returns the page to go to after sign-in. That is the basket if an addition failed, or if there were additions and the
 * visitor came from the page of an added product or asked for no page. Otherwise it is `referer` or the home page: an
 * older wish must not lead away from the orders. The query of the basket has the added lines and the code of a failed
 * addition, so that the page can say so without scripts too.
 */
export function redirectAfterSignIn(
  referer: string | undefined,
  outcomes: readonly AppliedAddition[],
): string {
  const wanted = referer !== undefined && isShopPath(referer) ? referer : null;
  const [wantedPath] = (wanted ?? '').split('?');
  const isFromProduct = outcomes.some(({ productId }) => paths.product(productId) === wantedPath);
  const code = outcomes.find((outcome) => outcome.code !== null)?.code;
  const leadsToBasket = outcomes.length > 0 && (code !== undefined || wanted === null || isFromProduct);
  if (!leadsToBasket) return wanted ?? paths.home;
  const lineIds = outcomes.flatMap(({ lineId }) => lineId ?? []);
  return paths.basketAfterSignIn(lineIds, code ?? null);
}
