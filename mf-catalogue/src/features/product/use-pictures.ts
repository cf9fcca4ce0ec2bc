import { startTransition, useState } from 'react';
import type { ShopImage } from 'shared-contracts/api/fields';
import type { Product } from 'shared-contracts/api/product';
import { picturesOf } from '../../domain/buying/preselection.ts';

/** Returns the pictures of the colour that was chosen last, at first of the preselected one. */
export function usePictures(
  product: Pick<Product, 'options' | 'images'>,
  preselected: Readonly<Record<string, string>>,
) {
  const [chosen, setChosen] = useState<readonly ShopImage[] | null>(null);

  function chooseOption(field: string, value: string): void {
    const images = picturesOf(product, { [field]: value });
    // The chosen colour is painted first: drawing the pictures again takes longer on a slow phone.
    if (images !== null) startTransition(() => setChosen(images));
  }

  return { images: chosen ?? picturesOf(product, preselected) ?? product.images, chooseOption };
}
