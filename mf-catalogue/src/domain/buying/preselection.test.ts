import type { Product, ProductOption } from 'shared-contracts/api/product';
import { picture } from '../../testing/factories.ts';
import { colourField, picturesOf, preselection } from './preselection.ts';

const picturesIn = (colour: string) => [picture(8, 10, colour)];
const value = (id: number, inStock: boolean, colour?: string): ProductOption['values'][number] => ({
  id,
  label: `Value ${id}`,
  price: null,
  price_value: null,
  inStock,
  lastItems: null,
  ...(colour === undefined ? {} : { images: picturesIn(colour) }),
});
const colours = (...values: ProductOption['values']): ProductOption => ({
  super_attribute_id: 9,
  code: 'colour',
  label: 'Colour',
  values,
});
const sizes: ProductOption = {
  super_attribute_id: 7,
  code: 'size',
  label: 'Size',
  values: [value(1, true), value(2, true)],
};
const shown = picturesIn('#111');
const selectionOf = (options: Product['options'], restored = {}) =>
  preselection({ options, images: shown }, restored);

describe('preselection', () => {
  it('has the colour that the pictures show, and no size', () => {
    const options = [colours(value(3, true, '#222'), value(4, true, '#111')), sizes];
    expect(selectionOf(options)).toEqual({ 'options[9]': '4' });
    expect(picturesOf({ options }, selectionOf(options))).toEqual(shown);
  });

  it('has another colour, with its pictures, if the one on the pictures is sold out', () => {
    const options = [colours(value(4, false, '#111'), value(5, false, '#333'), value(3, true, '#222'))];
    expect(selectionOf(options)).toEqual({ 'options[9]': '3' });
    expect(picturesOf({ options }, selectionOf(options))).toEqual(picturesIn('#222'));
  });

  it('has the choices of a posted form, unless they are sold out or unknown', () => {
    const options = [colours(value(3, true, '#222'), value(4, true, '#111')), sizes];
    expect(selectionOf(options, { 'options[9]': '3', 'options[7]': '2' })).toEqual({
      'options[9]': '3',
      'options[7]': '2',
    });
    expect(selectionOf(options, { 'options[9]': '99', 'options[7]': 'x' })).toEqual({ 'options[9]': '4' });
    expect(selectionOf([colours(value(4, false))], { 'options[9]': '4' })).toEqual({});
  });

  it('has the colour of a URL, and that of the pictures instead of one that is sold out or unknown', () => {
    const options = [colours(value(3, true, '#222'), value(4, true, '#111'), value(5, false, '#333')), sizes];
    const colourOf = (colour: string | null | undefined) =>
      selectionOf(options, colourField({ options }, colour))['options[9]'];
    expect(['3', '5', '99', 'x', '__proto__', '', null, undefined].map(colourOf)).toEqual([
      '3',
      ...Array(7).fill('4'),
    ]);
    expect(colourField({ options: [sizes] }, '3')).toEqual({});
  });

  it('has a single value, unless it is sold out', () => {
    expect(selectionOf([colours(value(4, true))])).toEqual({ 'options[9]': '4' });
    expect(selectionOf([colours(value(4, false))])).toEqual({});
  });
});

describe('picturesOf', () => {
  it('is null for values without pictures', () => {
    expect(picturesOf({ options: [sizes] }, { 'options[7]': '1' })).toBeNull();
  });
});
