import type { FittingAnswers } from 'shared-contracts/forms/fitting';
import { fitsBinding, questionsOf, readAnswers, type FittingForm } from '../../domain/fitting.ts';
import { fittingField } from '../../domain/form-fields.ts';

export type FittingCheck =
  | { kind: 'left-out' }
  | { kind: 'answered'; answers: FittingAnswers }
  /** Names of the fields that are missing or wrong. */
  | { kind: 'wrong'; fields: readonly string[] };

/** Fetches the schemas when the first form is sent: few products ask, and every product page would carry them. */
export async function checkFitting(
  data: FormData,
  form: FittingForm,
  isRequired: boolean,
): Promise<FittingCheck> {
  const given = readAnswers(data, form);
  if (!isRequired && Object.keys(given).length === 0) return { kind: 'left-out' };
  const schemas = await import('shared-contracts/forms/fitting').catch(() => null);
  // The API checks the same; without the schemas it is the one to say what is wrong.
  if (schemas === null) return { kind: 'answered', answers: given as unknown as FittingAnswers };
  const schema = form.kind === 'mondopoint' ? schemas.mondopointFormSchema : schemas.soleLengthFormSchema;
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
    return {
      kind: 'wrong',
      fields: questionsOf(form)
        .filter((each) => wrong.has(each))
        .map(fittingField),
    };
  }
  if (!fitsBinding(parsed.data, form)) return { kind: 'wrong', fields: [fittingField('soleLengthMm')] };
  return { kind: 'answered', answers: parsed.data };
}
