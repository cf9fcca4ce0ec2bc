import type { ContentBlock } from 'shared-contracts/api/content';
import type { StoreLocale } from 'shared-contracts/locales';
import { storeLocales } from 'shared-contracts/locales';
import type { RecordOf } from 'storefront-ports/import-format';
import { localised, type Texts } from '../../texts.ts';

export type Page = Omit<RecordOf<'cms-page'>, 'type'>;

/** Page with all languages side by side. */
export interface TranslatedPage {
  identifier: string;
  title: Texts;
  description: Texts;
  content: (translate: (text: Texts) => string, locale: StoreLocale) => ContentBlock[];
}

/** Returns one page for each locale. */
export function inEveryLanguage({ identifier, title, description, content }: TranslatedPage): Page[] {
  return storeLocales.map((locale) => {
    const translate = (text: Texts) => localised(text)[locale];
    return {
      identifier,
      locale,
      title: translate(title),
      description: translate(description),
      content: content(translate, locale),
      tags: [],
    };
  });
}
