import { birthYears } from 'shared-contracts/forms/birth-years';
import {
  mondopointFormSchema,
  newSoleLengthFormSchema,
  soleLengthFormSchema,
  type FittingAnswers as Answers,
} from 'shared-contracts/forms/fitting';
import type { FittingAnswers } from '../../../db/schema/index.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Buyable } from './choice-repository.ts';

/** Checks answers against the product's form, the sole length that its binding accepts, and the years of birth. */
export function checkFitting(
  answers: Answers,
  { fittingForm, ...range }: Pick<Buyable, 'fittingForm' | 'soleMinMm' | 'soleMaxMm'>,
  now: Date,
): FittingAnswers {
  if (fittingForm === null) throw new ShopError('invalid_request', { fields: { fittingForm: 'invalid' } });
  const schema = fittingForm === 'mondopoint' ? mondopointFormSchema : soleLengthFormSchema;
  // Answers of the other form.
  if (!schema.safeParse(answers).success) throw rejection({ fittingForm: 'required' });
  if (!('soleLengthMm' in answers)) return answers;
  const parsed = newSoleLengthFormSchema(birthYears(now.getTime())).safeParse(answers);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => [`fittingForm.${path.join('.')}`, message]);
    throw rejection(Object.fromEntries(fields));
  }
  const misfit = soleMisfit(parsed.data.soleLengthMm, range);
  if (misfit !== null) throw rejection({ 'fittingForm.soleLengthMm': misfit });
  return parsed.data;
}

function soleMisfit(
  soleLengthMm: number,
  { soleMinMm, soleMaxMm }: Pick<Buyable, 'soleMinMm' | 'soleMaxMm'>,
) {
  if (soleMinMm !== null && soleLengthMm < soleMinMm) return 'min_value';
  return soleMaxMm !== null && soleLengthMm > soleMaxMm ? 'max_value' : null;
}

const rejection = (fields: Record<string, string>) => new ShopError('fitting_required', { fields });
