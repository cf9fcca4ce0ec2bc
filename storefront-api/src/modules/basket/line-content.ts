import type { FittingAnswers as Answers } from 'shared-contracts/forms/fitting';
import { mondopointFormSchema, soleLengthFormSchema } from 'shared-contracts/forms/fitting';
import type { Queryable } from '../../db/client.ts';
import type { FittingAnswers } from '../../db/schema/index.ts';
import { ShopError } from '../../shop-error.ts';
import { chooseVariant } from './choose-variant.ts';
import { findBundleParts, findBuyable, findChoices, type Buyable } from './choice-repository.ts';
import type { LineContent } from './line-repository.ts';

export interface Wish {
  productId: number;
  /** Attribute id → value id. */
  options: Readonly<Record<string, number>>;
  /** Part of the bundle → attribute id → value id. */
  bundleOptions: Readonly<Record<string, Readonly<Record<string, number>>>>;
  fittingForm: Answers | undefined;
}

/** Turns what a shopper chose into what a line holds. Throws what is missing, by field. */
export async function contentOf(db: Queryable, wish: Wish): Promise<LineContent> {
  if (!fitsColumn(wish.productId)) throw new ShopError('not_found');
  const product = await findBuyable(db, wish.productId);
  if (product === null) throw new ShopError('not_found');
  return product.productType === 'bundle'
    ? bundleContent(db, wish, product)
    : singleContent(db, wish, product);
}

async function singleContent(db: Queryable, wish: Wish, product: Buyable): Promise<LineContent> {
  if (Object.keys(wish.bundleOptions).length > 0) {
    throw new ShopError('invalid_request', { fields: { bundleOptions: 'invalid' } });
  }
  const { productId } = wish;
  const variantId = chooseVariant(await findChoices(db, [productId]), wish.options);
  // One pair is not mounted: the form may be filled in, but nothing waits for it.
  const fittingForm = wish.fittingForm === undefined ? null : checkFitting(wish.fittingForm, product);
  return { productId, variantId, parts: [], fittingForm, contentKey: keyOf([`v${variantId}`], fittingForm) };
}

async function bundleContent(db: Queryable, wish: Wish, product: Buyable): Promise<LineContent> {
  if (Object.keys(wish.options).length > 0) {
    throw new ShopError('invalid_request', { fields: { options: 'invalid' } });
  }
  const { productId } = wish;
  const parts = await findBundleParts(db, productId);
  const unknown = Object.keys(wish.bundleOptions).filter(
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
      wish.bundleOptions[partId] ?? {},
      `bundleOptions.${partId}`,
    ),
  }));
  if (product.fittingForm !== null && wish.fittingForm === undefined) {
    throw new ShopError('fitting_required', { fields: { fittingForm: 'required' } });
  }
  const fittingForm = wish.fittingForm === undefined ? null : checkFitting(wish.fittingForm, product);
  const marks = chosen.map(({ partId, variantId }) => `p${partId}v${variantId}`);
  return { productId, variantId: null, parts: chosen, fittingForm, contentKey: keyOf(marks, fittingForm) };
}

/** The form that the product asks for, with a sole that its binding takes. */
function checkFitting(answers: Answers, { fittingForm, soleMinMm, soleMaxMm }: Buyable): FittingAnswers {
  if (fittingForm === null) throw new ShopError('invalid_request', { fields: { fittingForm: 'invalid' } });
  const schema = fittingForm === 'mondopoint' ? mondopointFormSchema : soleLengthFormSchema;
  const parsed = schema.safeParse(answers);
  if (!parsed.success) throw new ShopError('fitting_required', { fields: { fittingForm: 'required' } });
  if ('soleLengthMm' in parsed.data) {
    const { soleLengthMm } = parsed.data;
    const field = 'fittingForm.soleLengthMm';
    if (soleMinMm !== null && soleLengthMm < soleMinMm) {
      throw new ShopError('fitting_required', { fields: { [field]: 'min_value' } });
    }
    if (soleMaxMm !== null && soleLengthMm > soleMaxMm) {
      throw new ShopError('fitting_required', { fields: { [field]: 'max_value' } });
    }
  }
  return parsed.data;
}

function keyOf(marks: readonly string[], fitting: FittingAnswers | null): string {
  const answers = Object.entries(fitting ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [...marks, ...answers.map(([field, value]) => `${field}=${value}`)].join(' ');
}

/** A number beyond PostgreSQL's integer names nothing, and the database would call it an error. */
function fitsColumn(id: number): boolean {
  return id <= 2_147_483_647;
}
