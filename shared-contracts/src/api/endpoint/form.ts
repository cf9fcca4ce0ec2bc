import * as z from 'zod/mini';

/**
 * How an endpoint takes the form of a browser without JavaScript. The API decodes the fields by the schema of the
 * request, so that a new form needs no new shell.
 */
export interface EndpointForm {
  /** Path of the page after a success whose answer has no `redirect`. @default the page of the form */
  readonly done?: `/${string}`;
  /** Values of fields that a form may leave out, as a form would send them. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Largest number of fields that are sent, such as the checked boxes of a long list. @default 100 */
  readonly maxFields?: number;
  /** Lists of the request, by field. Without it a form cannot send them. */
  readonly lists?: Readonly<Record<string, FormList>>;
  /** Fields that the API sets from the store of the host. The field of the store itself is always set. */
  readonly storeFields?: Readonly<Record<string, 'country' | 'locale'>>;
  /** Text fields that a rejected form shows again, see {@link isKeepableField}; of a list, all of its fields. @default none */
  readonly keeps?: readonly string[];
}

/**
 * How a form sends a list of objects: as a group by their keys, such as `items[12][qty]=2`. Any field of the group sends the
 * list, also an empty one.
 */
export interface FormList {
  /** Field of each object that has its key in the group, such as `id`. */
  readonly key: string;
  /** Objects whose field of this name is blank or not sent are left out, such as those of which no piece is chosen. */
  readonly requires: string;
}

/** Field of every form: path that a rejection returns to. The shell reads it, the API ignores it. */
export const formBackField = 'back';

/**
 * Every answer to a form has this header, except rejections of its origin or size. A 404 or 415 without it says that
 * there is no form of this name.
 */
export const formAnswerHeader = 'x-form-answer';

const formAnswerSchema = z.object({
  done: z.optional(z.string()),
  keeps: z.readonly(z.array(z.string()).check(z.maxLength(20))),
});

/** What the shell must know of a form to redirect its browser. */
export type FormAnswer = z.infer<typeof formAnswerSchema>;

/** Returns the value of {@link formAnswerHeader}: JSON in ASCII. */
export function formatFormAnswer({ done, keeps = [] }: EndpointForm): string {
  return JSON.stringify({ done, keeps } satisfies FormAnswer);
}

/** Returns null without the header and for a malformed one. */
export function parseFormAnswer(text: string | null): FormAnswer | null {
  try {
    return formAnswerSchema.safeParse(JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null; // no JSON
  }
}

/** A field, a field of a group, such as `address[city]`, or of an object of a list, such as `items[12][qty]`. */
const plainName = /^[a-z][a-z0-9_]{0,39}(?:\[\d{1,10}\](?=\[))?(?:\[[a-z][a-z0-9_]{0,39}\])?$/i;
const secretName = /pass|pwd|secret|token|captcha|card|cvc|cvv|iban|session/i;

/**
 * Returns whether a field may be kept in a cookie for the page that shows a rejected form again. False for names of
 * secrets, also if an endpoint declares one by mistake.
 */
export function isKeepableField(name: string): boolean {
  return plainName.test(name) && !secretName.test(name);
}

/** Returns whether a field of a form is the one that an endpoint keeps, or a field of the list that it keeps. */
export function isFieldOf(field: string, kept: string): boolean {
  return field === kept || (field.startsWith(`${kept}[`) && /^\[\d+\]\[/.test(field.slice(kept.length)));
}
