import { storeLocales } from 'shared-contracts/locales';
import { messages } from './index.ts';

it.each(storeLocales)('messages in %s have the ids of the English ones', async (locale) => {
  const [english, translated] = await Promise.all([messages.en_GB(), messages[locale]()]);
  expect(Object.keys(translated.default as object)).toEqual(Object.keys(english.default as object));
});
