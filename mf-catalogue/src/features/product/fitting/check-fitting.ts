import { birthYears } from 'shared-contracts/forms/birth-years';
import type { RequestedFitting } from 'shared-contracts/forms/fitting';
import { fitsBinding, questionsOf, readAnswers, type FittingForm } from '../../../domain/buying/fitting.ts';
import { fittingField } from '../../../domain/buying/form-fields.ts';

export type FittingCheck =
  | { kind: 'left-out' }
  | { kind: 'answered'; answers: RequestedFitting }
  /** Names of the fields that are missing or invalid. */
  | { kind: 'invalid'; fields: readonly string[] };

/** `now`: time of the server, in milliseconds since the epoch. */
export interface FittingQuestions {
  form: FittingForm;
  isRequired: boolean;
  /** False if the API knows the sole length, from the boots of the bundle. */
  asksForSole: boolean;
  now: number;
}

/** Validates fitting answers. The schemas are loaded on the first submit: few products need them. */
export async function checkFitting(
  data: FormData,
  { form, isRequired, asksForSole, now }: FittingQuestions,
): Promise<FittingCheck> {
  const answers = readAnswers(data, form);
  if (!isRequired && Object.keys(answers).length === 0) return { kind: 'left-out' };
  const schemas = await import('shared-contracts/forms/fitting').catch(() => null);
  // The API validates as well. Without the schemas its field errors are shown.
  if (schemas === null) return { kind: 'answered', answers: answers as unknown as RequestedFitting };
  const schema =
    form.kind === 'mondopoint'
      ? schemas.mondopointFormSchema
      : asksForSole
        ? schemas.newSoleLengthFormSchema(birthYears(now))
        : schemas.withoutSoleLength(birthYears(now));
  const parsed = schema.safeParse(answers);
  if (!parsed.success) {
    const invalid = new Set(parsed.error.issues.map(({ path }) => path[0]));
    return {
      kind: 'invalid',
      fields: questionsOf(form)
        .filter((each) => invalid.has(each))
        .map(fittingField),
    };
  }
  if (!fitsBinding(parsed.data, form)) return { kind: 'invalid', fields: [fittingField('soleLengthMm')] };
  return { kind: 'answered', answers: parsed.data };
}
