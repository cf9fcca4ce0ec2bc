import { storeById } from './stores.ts';
import { isTextVariant, textIds, textsOfStore } from './store-texts.ts';

const outlet = { country: 'IE', kind: 'outlet', brand: 'snowfield' } as const;

describe('textIds', () => {
  it('returns country, kind and brand before the common id', () => {
    expect(textIds('title', outlet)).toEqual(['title@ie', 'title@outlet', 'title@snowfield', 'title']);
  });
});

describe('textsOfStore', () => {
  const texts = { title: 'Members', 'title@outlet': 'Everybody', 'title@ie': 'Ireland', text: 'Same' };

  it('prefers the most specific variant and leaves out the variants themselves', () => {
    expect(textsOfStore(texts, outlet)).toEqual({ title: 'Ireland', text: 'Same' });
    expect(textsOfStore(texts, { ...outlet, country: 'FR' })).toEqual({ title: 'Everybody', text: 'Same' });
  });

  it('keeps the common text for a store without a variant', () => {
    const store = storeById(1);
    expect(store && textsOfStore(texts, store)).toEqual({ title: 'Members', text: 'Same' });
  });
});

describe('isTextVariant', () => {
  it('is true for a variant and false for a common text', () => {
    expect(['title@outlet', 'title'].map(isTextVariant)).toEqual([true, false]);
  });
});
