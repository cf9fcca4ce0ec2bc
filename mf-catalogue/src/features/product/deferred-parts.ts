import { createDeferredView } from 'shared-runtime';
import type { OfferFactsProps } from './facts/offer-facts.tsx';
import type { ProductFactsProps } from './facts/product-facts.tsx';
import type { ProductDescriptionProps } from './details/product-description.tsx';
import type { ProductDetailsProps } from './details/product-details.tsx';
import type { ProductGalleryProps } from './gallery/product-gallery.tsx';

const loadParts = () => import(/* webpackChunkName: "product-parts" */ './parts.ts');

/** Pictures. The server's HTML scrolls without their code. */
export const DeferredGallery = createDeferredView<ProductGalleryProps>(
  async () => (await loadParts()).ProductGallery,
);

/** Reference price, badge, countdown and social proof, below the price. */
export const DeferredOfferFacts = createDeferredView<OfferFactsProps>(
  async () => (await loadParts()).OfferFacts,
);

/** Stock, delivery and returns. */
export const DeferredFacts = createDeferredView<ProductFactsProps>(
  async () => (await loadParts()).ProductFacts,
);

export const DeferredDescription = createDeferredView<ProductDescriptionProps>(
  async () => (await loadParts()).ProductDescription,
);

export const DeferredDetails = createDeferredView<ProductDetailsProps>(
  async () => (await loadParts()).ProductDetails,
);

/** Loads the deferred parts, so that the server renders them and a navigation shows them at once. */
export async function loadProductParts(): Promise<void> {
  await Promise.all([
    DeferredGallery.load(),
    DeferredOfferFacts.load(),
    DeferredFacts.load(),
    DeferredDescription.load(),
    DeferredDetails.load(),
  ]);
}
