import { storeLocales } from 'shared-contracts/locales';
import type { MessageLoaders } from 'shared-runtime';

/** The fixture has the same text in every language. */
export const messages = Object.fromEntries(
  storeLocales.map((locale) => [locale, () => Promise.resolve({ default: {} })]),
) as MessageLoaders;
