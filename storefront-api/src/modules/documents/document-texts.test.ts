import { storeLocales } from 'shared-contracts/locales';
import { documentTexts } from './document-texts.ts';
import { messages } from './messages/index.ts';

const values = { sku: 'SKI', vatId: 'GB 1', page: 1, pages: 2, order: '7', count: 2, code: 'RH7' };

describe('documentTexts', () => {
  it.each(storeLocales)('has all texts in %s, and fills in their values', (locale) => {
    const ids = Object.keys(messages.en_GB);
    expect(Object.keys(messages[locale]).toSorted()).toEqual(ids.toSorted());
    const text = documentTexts(locale);
    for (const id of ids) expect(text(id, values)).not.toMatch(/[{}]|undefined|^$/);
  });

  it('rejects an unknown id', () => {
    expect(() => documentTexts('en_GB')('unknown')).toThrow('No text unknown in en_GB');
  });
});
