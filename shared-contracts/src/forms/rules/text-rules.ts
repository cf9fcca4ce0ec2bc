import * as z from 'zod/mini';

/** Requires a value: text other than spaces, a non-empty list, a checked box. */
export const required = () => z.refine<unknown>(isFilled, 'required');

/** Minimum number of characters or entries. */
export const min = (length: number) => z.minLength(length, 'min');

/** Maximum number of characters or entries. */
export const max = (length: number) => z.maxLength(length, 'max');

export const email = () => z.email('email');

/**
 * Requires a possible domain after the @: a dot, and a last label of letters (or `xn--…`). A likely typing error is
 * accepted: the domain may exist, and the confirmation mail tests the address.
 */
export const email_domain = () => z.refine<string>(hasDomain, 'email_domain');

/** Allows letters of any language, digits, dashes and underscores. */
export const alpha_dash = () => z.regex(/^[\p{L}\p{M}\p{N}_-]+$/u, 'alpha_dash');

/** Allows digits only. */
export const numeric = () => z.regex(/^\d+$/, 'numeric');

/** Requires an absolute http(s) URL. */
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
