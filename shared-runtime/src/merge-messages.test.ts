import { storeLocales } from 'shared-contracts/locales';
import { mergeMessages } from './merge-messages.ts';
import type { MessageLoaders } from './modules.ts';

function catalogueOf(texts: Record<string, string>): MessageLoaders {
  const loaders = storeLocales.map((locale) => [
    locale,
    () => Promise.resolve({ default: { ...texts, locale } }),
  ]);
  return Object.fromEntries(loaders) as MessageLoaders;
}

const merged = mergeMessages(
  catalogueOf({ 'forms.show': 'Show', 'forms.hide': 'Hide' }),
  catalogueOf({ 'forms.hide': 'Conceal', 'basket.title': 'Basket' }),
);

describe('mergeMessages', () => {
  it('returns the texts of all catalogues in the same language, of which a later one wins', async () => {
    expect(Object.keys(merged)).toEqual([...storeLocales]);
    expect((await merged.de_DE()).default).toEqual({
      'forms.show': 'Show',
      'forms.hide': 'Conceal',
      'basket.title': 'Basket',
      locale: 'de_DE',
    });
  });

  it('returns the same object for every call', async () => {
    expect((await merged.en_GB()).default).toBe((await merged.en_GB()).default);
  });
});
