import type { StoreLocale } from 'shared-contracts/locales';
import { toLanguageTag } from 'shared-contracts/locales';

const formats = new Map<string, Intl.NumberFormat>();

/** A format costs more to make than to use, and there are only as many as languages and currencies. */
export function numberFormat(locale: StoreLocale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(toLanguageTag(locale), options);
  formats.set(key, format);
  return format;
}
