import { IntlMessageFormat } from 'intl-messageformat';
import { toLanguageTag, type StoreLocale } from 'shared-contracts/locales';
import { messages } from './messages/index.ts';

/** Returns a text of documents, with its values. Throws for an unknown id. */
export type DocumentTexts = (id: string, values?: Readonly<Record<string, string | number>>) => string;

export function documentTexts(locale: StoreLocale): DocumentTexts {
  const languageTag = toLanguageTag(locale);
  return (id, values = {}) => {
    const message = messages[locale][id];
    if (message === undefined) throw new Error(`No text ${id} in ${locale}`);
    // Without tags: `<b>` in a value or a message is text.
    return String(new IntlMessageFormat(message, languageTag, undefined, { ignoreTag: true }).format(values));
  };
}
