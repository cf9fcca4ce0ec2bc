import * as z from 'zod/mini';

/** Something was entered: text other than blanks, a list with entries, a ticked box. */
export const required = () => z.refine<unknown>(isFilled, 'required');

/** At least so many characters or entries. */
export const min = (length: number) => z.minLength(length, 'min');

/** At most so many characters or entries. */
export const max = (length: number) => z.maxLength(length, 'max');

export const email = () => z.email('email');

/**
 * The part after the @ could be a domain: a dot, and an ending of letters (or `xn--…`). A domain that looks like
 * a typing error is taken all the same: somebody may own it, and the mail that confirms the address tells.
 */
export const email_domain = () => z.refine<string>(hasDomain, 'email_domain');

/** Letters of any language, digits, dashes and underscores. */
export const alpha_dash = () => z.regex(/^[\p{L}\p{M}\p{N}_-]+$/u, 'alpha_dash');

/** Digits only. */
export const numeric = () => z.regex(/^\d+$/, 'numeric');

/** An absolute address of the web. */
export const url = () => z.refine<string>(isWebAddress, 'url');

export const maxEmailLength = 254;

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false;
}

function hasDomain(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (!address.includes('@') || domain.length > 253) return false;
  const labels = domain.split('.');
  const ending = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    labels.every((label) => /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)$/u.test(label)) &&
    /^(\p{L}{2,}|xn--[a-z0-9-]+)$/u.test(ending)
  );
}

function isWebAddress(value: string): boolean {
  if (/\s/.test(value) || !/^https?:\/\//i.test(value)) return false;
  const host = URL.parse(value)?.hostname ?? '';
  return host.includes('.') || host === 'localhost';
}
