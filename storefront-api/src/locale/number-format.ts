import type { StoreLocale } from 'shared-contracts/locales';
import { toLanguageTag } from 'shared-contracts/locales';

const formats = new Map<string, Intl.NumberFormat>();

/** Returns a cached format, because creating one is slower than using it. There is one per locale and options. */
export function numberFormat(locale: StoreLocale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(toLanguageTag(locale), options);
  formats.set(key, format);
  return format;
}
