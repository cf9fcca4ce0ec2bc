import { birthYears } from 'shared-contracts/forms/birth-years';
import {
  mondopointFormSchema,
  newSoleLengthFormSchema,
  type RequestedFitting,
} from 'shared-contracts/forms/fitting';
import type { FittingAnswers } from '../../../db/schema/index.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Buyable } from './choice-repository.ts';

export interface FittedProduct extends Pick<Buyable, 'fittingForm' | 'soleMinMm' | 'soleMaxMm'> {
  /** Of the chosen boots of a bundle, in millimetres; null if it has none, or if the length is unknown. */
  bootSoleMm: number | null;
}

/**
 * Checks answers against the product's form, the sole length that its binding accepts, and the years of birth. The sole
 * length of boots in a bundle is that of the catalogue: another answer is rejected, and none is needed.
 */
export function checkFitting(
  requested: RequestedFitting,
  { fittingForm, bootSoleMm, ...range }: FittedProduct,
  now: Date,
): FittingAnswers {
  if (fittingForm === null) throw new ShopError('invalid_request', { fields: { fittingForm: 'invalid' } });
  if (fittingForm === 'mondopoint') {
    const parsed = mondopointFormSchema.safeParse(requested);
    if (!parsed.success) throw rejection({ fittingForm: 'required' });
    return parsed.data;
  }
  // Answers of the other form.
  if ('mondopoint' in requested) throw rejection({ fittingForm: 'required' });
  const soleLengthMm = requested.soleLengthMm ?? bootSoleMm ?? undefined;
  const parsed = newSoleLengthFormSchema(birthYears(now.getTime())).safeParse({ ...requested, soleLengthMm });
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => [`fittingForm.${path.join('.')}`, message]);
    throw rejection(Object.fromEntries(fields));
  }
  const misfit = soleMisfit(parsed.data.soleLengthMm, bootSoleMm, range);
  if (misfit !== null) throw rejection({ 'fittingForm.soleLengthMm': misfit });
  return parsed.data;
}

function soleMisfit(
  soleLengthMm: number,
  bootSoleMm: number | null,
  { soleMinMm, soleMaxMm }: Pick<Buyable, 'soleMinMm' | 'soleMaxMm'>,
) {
  if (bootSoleMm !== null && soleLengthMm !== bootSoleMm) return 'is';
  if (soleMinMm !== null && soleLengthMm < soleMinMm) return 'min_value';
  return soleMaxMm !== null && soleLengthMm > soleMaxMm ? 'max_value' : null;
}

const rejection = (fields: Record<string, string>) => new ShopError('fitting_required', { fields });
