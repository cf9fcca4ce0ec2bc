import type { ShopImage } from 'shared-contracts/api/fields';
import type { Product, ProductOption } from 'shared-contracts/api/product';
import { optionField } from './form-fields.ts';

type Selection = Readonly<Record<string, string>>;

/**
 * Returns the options that are selected at first, by field: those of a form that was posted without JavaScript, a single
 * value, and the colour that the pictures show, so that one buys what one sees. A sold-out value is not selected: then it
 * is another colour, whose pictures are shown.
 */
export function preselection(
  { options, images }: Pick<Product, 'options' | 'images'>,
  restored: Selection,
): Selection {
  const selected: Record<string, string> = {};
  for (const option of options) {
    const field = optionField(option.super_attribute_id);
    const value =
      option.values.find(({ id, inStock }) => inStock && String(id) === restored[field]) ??
      (option.values.length === 1 ? option.values[0] : shownValue(option, images));
    if (value?.inStock) selected[field] = String(value.id);
  }
  return selected;
}

/** Returns the field of the colour that a URL asks for, which may be unknown; none without one. */
export function colourField(
  { options }: Pick<Product, 'options'>,
  colour: string | null | undefined,
): Selection {
  const option = options.find(({ code }) => code === 'colour');
  return option && colour ? { [optionField(option.super_attribute_id)]: colour } : {};
}

/** Returns the value whose pictures are shown, or the first one in stock; undefined for an option without pictures. */
function shownValue({ values }: ProductOption, images: readonly ShopImage[]) {
  const inStock = values.filter((value) => value.inStock && value.images !== undefined);
  return inStock.find((value) => value.images?.[0]?.url === images[0]?.url) ?? inStock[0];
}

/** Returns the pictures of the selected values; null if none has its own. */
export function picturesOf(
  { options }: Pick<Product, 'options'>,
  selection: Selection,
): readonly ShopImage[] | null {
  for (const { super_attribute_id: id, values } of options) {
    const chosen = selection[optionField(id)];
    const images = values.find((value) => String(value.id) === chosen)?.images;
    if (images !== undefined) return images;
  }
  return null;
}
