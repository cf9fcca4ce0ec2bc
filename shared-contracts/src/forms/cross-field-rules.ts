import * as z from 'zod/mini';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a check for `.check(…)` of a form's schema that validates one field by the value of another. It runs as
 * soon as both fields have values, whatever else is invalid, so that a shopper learns of a wrong postcode before the
 * last field is filled in. `rules` returns an empty list if the other field is invalid.
 */
export function rulesForField<Form extends Values>(
  field: string & keyof Form,
  rules: (form: Values) => readonly z.core.$ZodCheck[],
): z.core.$ZodCheck<Form> {
  return z.check<Form>(
    (payload) => {
      if (payload.issues.some((issue) => issue.path?.[0] === field)) return;
      const value: unknown = payload.value[field];
      const checks = rules(payload.value) as readonly z.core.$ZodCheck<unknown>[];
      const message = checks
        .map((check) => z.unknown().check(check).safeParse(value).error?.issues[0]?.message)
        .find((each) => each !== undefined);
      if (message === undefined) return;
      payload.issues.push({ code: 'custom', path: [field], message, input: value, continue: true });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}
