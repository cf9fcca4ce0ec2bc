import type { StoreLocale } from 'shared-contracts/locales';
import { storeLocales } from 'shared-contracts/locales';
import { localised, type Texts } from '../../texts.ts';
import type { TextPlan } from './product-plan.ts';

interface Naming {
  model: string;
  type: Texts;
  /** Adds "women's" to the name, for women's models of a `mixed` family. */
  isWomens: boolean;
  paragraphs: readonly Texts[];
}

const typeFirst: readonly StoreLocale[] = ['fr_FR', 'es_ES', 'it_IT'];

const womens: Record<StoreLocale, (type: string) => string> = {
  en_GB: (type) => `women’s ${type}`,
  da_DK: (type) => `${type} til damer`,
  de_DE: (type) => `Damen-${type}`,
  de_AT: (type) => `Damen-${type}`,
  es_ES: (type) => `${type} de mujer`,
  fr_FR: (type) => `${type} femme`,
  it_IT: (type) => `${type} da donna`,
  sv_SE: (type) => `${type} dam`,
};

/** Returns name and description in every locale. In French, Spanish and Italian the type precedes the model. */
export function textsOf({ model, type, isWomens, paragraphs }: Naming): Record<StoreLocale, TextPlan> {
  const types = localised(type);
  const texts = paragraphs.map(localised);
  const entries = storeLocales.map((locale) => {
    const kind = isWomens ? womens[locale](types[locale]) : types[locale];
    const name = typeFirst.includes(locale) ? `${capitalised(kind)} ${model}` : `${model} ${kind}`;
    return [locale, { name, description: texts.map((text) => text[locale]) }];
  });
  return Object.fromEntries(entries) as Record<StoreLocale, TextPlan>;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
