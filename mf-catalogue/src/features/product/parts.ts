/** Parts of a product page that are not needed before it is interactive; one chunk. */
export { refreshStock } from '../../api/refresh-stock.ts';
export { ProductDetails } from './details/product-details.tsx';
export { ProductDescription } from './details/product-description.tsx';
export { OfferFacts } from './facts/offer-facts.tsx';
export { ProductFacts } from './facts/product-facts.tsx';
export { ProductGallery } from './gallery/product-gallery.tsx';
