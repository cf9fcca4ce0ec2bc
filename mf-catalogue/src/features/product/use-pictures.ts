import { useState } from 'react';
import type { ShopImage } from 'shared-contracts/api/fields';
import type { Product } from 'shared-contracts/api/product';
import { optionField } from '../../domain/buying/form-fields.ts';

/** Returns the product's pictures in the colour that was chosen last. */
export function usePictures(product: Product) {
  const [chosen, setChosen] = useState<readonly ShopImage[] | null>(null);

  function chooseOption(field: string, value: string): void {
    const option = product.options.find((each) => optionField(each.super_attribute_id) === field);
    const images = option?.values.find((each) => String(each.id) === value)?.images;
    if (images !== undefined) setChosen(images);
  }

  return { images: chosen ?? product.images, chooseOption };
}
