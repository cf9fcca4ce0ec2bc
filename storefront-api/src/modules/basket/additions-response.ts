import type { CarriedOutAdditions } from 'shared-contracts/api/basket';
import type { Store } from 'shared-contracts/stores';
import { fullProductName } from 'shared-contracts/product-name';
import { isShopPath, paths } from 'shared-contracts/routes';
import type { Queryable } from '../../db/client.ts';
import { additionWords } from './addition-messages.ts';
import { readBasket, type BasketReader } from './basket-response.ts';
import { findNamesAndBrands } from './name-repository.ts';
import type { AppliedAddition } from './pending-additions.ts';

/** The basket after the additions, with the lines that they are in; undefined where nothing had been asked for. */
export async function describeAdditions(
  db: Queryable,
  outcomes: readonly AppliedAddition[],
  reader: BasketReader,
): Promise<CarriedOutAdditions | undefined> {
  if (outcomes.length === 0) return undefined;
  const basket = await readBasket(db, reader);
  const added = outcomes.flatMap(({ lineId, quantity }) =>
    basket.items.some((item) => item.cartItemId === lineId) && lineId !== null
      ? [{ cartItemId: lineId, qty: quantity }]
      : [],
  );
  return { basket, added };
}

/** Why something was not added, or not all of it, in the language of the store. */
export async function describeShortfalls(
  db: Queryable,
  outcomes: readonly AppliedAddition[],
  { locale }: Pick<Store, 'locale'>,
): Promise<string[]> {
  const short = outcomes.filter(({ code }) => code !== null);
  if (short.length === 0) return [];
  const ids = short.map(({ productId }) => productId);
  const rows = await findNamesAndBrands(db, ids, locale);
  const words = additionWords[locale];
  return short.flatMap(({ productId, code, quantity }) => {
    const row = rows.find(({ id }) => id === productId);
    if (row === undefined) return [];
    const name = fullProductName(row.brand, row.name, locale);
    if (code !== 'out_of_stock') return [words.failed(name)];
    return [quantity === 0 ? words.soldOut(name) : words.fewer(name, quantity)];
  });
}

/**
 * Where a member goes after sign-in. To the basket where something went wrong with an addition, with its code for a
 * page without scripts, and in place of the product's page where it was asked for; else to `referer`.
 */
export function landingAfter(referer: string | undefined, outcomes: readonly AppliedAddition[]): string {
  const code = outcomes.find((outcome) => outcome.code !== null)?.code;
  if (code) return `${paths.basket}?form_error=${code}`;
  const wanted = referer !== undefined && isShopPath(referer) ? referer : null;
  const [path] = (wanted ?? '').split('?');
  const isFromProduct = outcomes.some(({ productId }) => paths.product(productId) === path);
  return outcomes.length > 0 && (wanted === null || isFromProduct) ? paths.basket : (wanted ?? paths.home);
}
