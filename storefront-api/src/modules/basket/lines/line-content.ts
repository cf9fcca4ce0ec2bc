import type { RequestedFitting } from 'shared-contracts/forms/fitting';
import type { Queryable } from '../../../db/client.ts';
import type { FittingAnswers } from '../../../db/schema/index.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Market } from '../../catalogue/context.ts';
import { checkFitting } from './check-fitting.ts';
import { chooseVariant } from './choose-variant.ts';
import { findBundleParts, findBuyable, findChoices, type Buyable, type Choice } from './choice-repository.ts';
import type { LineContent } from './line-repository.ts';

export interface AddItemInput {
  productId: number;
  /** Attribute id → value id. */
  options: Readonly<Record<string, number>>;
  /** Part of the bundle → attribute id → value id. */
  bundleOptions: Readonly<Record<string, Readonly<Record<string, number>>>>;
  fittingForm?: RequestedFitting | undefined;
}

/** The market that must sell the product, and when it is added. */
export interface AdditionContext {
  market: Market;
  now: Date;
}

/**
 * Returns the line content for a product and its options. Throws `not_found`, also for a product that the market does not
 * sell, `option_required`, `fitting_required` and `invalid_request`, with the fields that are missing or wrong.
 */
export async function toLineContent(
  db: Queryable,
  input: AddItemInput,
  { market, now }: AdditionContext,
): Promise<LineContent> {
  if (!fitsColumn(input.productId)) throw new ShopError('not_found');
  const product = await findBuyable(db, input.productId, market);
  if (product === null) throw new ShopError('not_found');
  return product.productType === 'bundle'
    ? bundleContent(db, input, product, now)
    : singleContent(db, input, product, now);
}

async function singleContent(
  db: Queryable,
  input: AddItemInput,
  product: Buyable,
  now: Date,
): Promise<LineContent> {
  if (Object.keys(input.bundleOptions).length > 0) {
    throw new ShopError('invalid_request', { fields: { bundleOptions: 'invalid' } });
  }
  const { productId } = input;
  const variantId = chooseVariant(await findChoices(db, [productId]), input.options);
  // Optional for a single product: only the bindings of a bundle are mounted by the workshop.
  const fittingForm =
    input.fittingForm === undefined
      ? null
      : checkFitting(input.fittingForm, { ...product, bootSoleMm: null }, now);
  return {
    productId,
    variantId,
    parts: [],
    fittingForm,
    contentKey: contentKeyOf([`v${variantId}`], fittingForm),
  };
}

async function bundleContent(
  db: Queryable,
  input: AddItemInput,
  product: Buyable,
  now: Date,
): Promise<LineContent> {
  if (Object.keys(input.options).length > 0) {
    throw new ShopError('invalid_request', { fields: { options: 'invalid' } });
  }
  const { productId } = input;
  const parts = await findBundleParts(db, productId);
  const unknown = Object.keys(input.bundleOptions).filter(
    (id) => !parts.some((part) => String(part.partId) === id),
  );
  if (unknown.length > 0) throw new ShopError('not_found');
  const choices = Map.groupBy(
    await findChoices(
      db,
      parts.map((part) => part.productId),
    ),
    (choice) => choice.productId,
  );
  const chosen = parts.map(({ partId, productId: partProduct }) => ({
    partId,
    variantId: chooseVariant(
      choices.get(partProduct) ?? [],
      input.bundleOptions[partId] ?? {},
      `bundleOptions.${partId}`,
    ),
  }));
  if (product.fittingForm !== null && input.fittingForm === undefined) {
    throw new ShopError('fitting_required', { fields: { fittingForm: 'required' } });
  }
  const fitted = { ...product, bootSoleMm: bootSoleOf(choices, chosen) };
  const fittingForm = input.fittingForm === undefined ? null : checkFitting(input.fittingForm, fitted, now);
  const partKeys = chosen.map(({ partId, variantId }) => `p${partId}v${variantId}`);
  return {
    productId,
    variantId: null,
    parts: chosen,
    fittingForm,
    contentKey: contentKeyOf(partKeys, fittingForm),
  };
}

/** Returns the sole length, in millimetres, of the chosen variants; null if none of them is a boot with a known one. */
function bootSoleOf(
  choices: ReadonlyMap<number, readonly Choice[]>,
  chosen: readonly { variantId: number }[],
): number | null {
  const variantIds = new Set(chosen.map(({ variantId }) => variantId));
  const rows = [...choices.values()].flat().filter(({ variantId }) => variantIds.has(variantId));
  return rows.find(({ soleLengthMm }) => soleLengthMm !== null)?.soleLengthMm ?? null;
}

function contentKeyOf(itemKeys: readonly string[], fitting: FittingAnswers | null): string {
  const answers = Object.entries(fitting ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [...itemKeys, ...answers.map(([field, value]) => `${field}=${value}`)].join(' ');
}

/** Ids beyond PostgreSQL's integer range do not exist, and a query with one would fail. */
function fitsColumn(id: number): boolean {
  return id <= 2_147_483_647;
}
