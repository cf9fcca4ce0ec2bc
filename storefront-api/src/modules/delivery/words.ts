import type { StoreLocale } from 'shared-contracts/locales';
import { toLanguageTag } from 'shared-contracts/locales';

const arrival: Record<StoreLocale, (range: string) => string> = {
  en_GB: (range) => `Arrives ${range}`,
  da_DK: (range) => `Ankommer ${range}`,
  de_DE: (range) => `Kommt an: ${range}`,
  de_AT: (range) => `Kommt an: ${range}`,
  es_ES: (range) => `Llega: ${range}`,
  fr_FR: (range) => `Arrivée : ${range}`,
  it_IT: (range) => `Arriva: ${range}`,
  sv_SE: (range) => `Framme ${range}`,
};

export function arrivalText(from: Date, to: Date, locale: StoreLocale): string {
  const format = new Intl.DateTimeFormat(toLanguageTag(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return arrival[locale](format.formatRange(from, to));
}
