import * as z from 'zod/mini';

type Values = Readonly<Record<string, unknown>>;

/**
 * Rules of one field that depend on another, for `.check(…)` of a form's schema. They are asked as soon as both
 * fields are filled in, whatever is still wrong elsewhere: a shopper learns of a wrong postcode before the last
 * field is written. `rules` answers none where the other field cannot be read yet.
 */
export function rulesOn<Form extends Values>(
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
