import { isPlainData } from './plain-data.ts';

class Money {
  #amount = 1;
  get amount() {
    return this.#amount;
  }
}
const circular: { self?: object } = {};
circular.self = circular;

describe('isPlainData', () => {
  it.each([
    ['primitives', 'text'],
    ['null', null],
    ['undefined', undefined],
    ['nested arrays and objects', { items: [{ id: 1, tags: ['a', null] }] }],
    ['an object without a prototype', Object.create(null)],
  ])('is true for %s', (_what, value) => {
    expect(isPlainData(value)).toBe(true);
  });

  it.each([
    ['functions', { onClick: () => undefined }],
    ['symbols', { type: Symbol('element') }],
    ['class instances', { price: new Money() }],
    ['URLs', { url: new URL('http://localhost') }],
    ['maps', { sizes: new Map() }],
    ['circular objects', circular],
  ])('is false for %s', (_what, value) => {
    expect(isPlainData(value)).toBe(false);
  });
});
