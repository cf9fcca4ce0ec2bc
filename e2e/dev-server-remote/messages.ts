import { storeLocales } from 'shared-contracts/locales';
import type { MessageLoaders } from 'shared-runtime';

/** The same in every language, without any text. */
export const messages = Object.fromEntries(
  storeLocales.map((locale) => [locale, () => Promise.resolve({ default: {} })]),
) as MessageLoaders;
