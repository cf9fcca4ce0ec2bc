import type { StructuredData } from 'shared-runtime';
import type { BrandContent } from '../brands/read-brand-content.ts';

export interface BrandSource {
  name: string;
  description: string;
  /** Path of the picture; null without one. */
  logo: string | null;
  /** Path of the page. */
  url: string;
  rating: BrandContent['rating'];
}

/** Returns a brand as schema.org data, with the average of its reviews if it has any. */
export function brandData({ name, description, logo, url, rating }: BrandSource): StructuredData {
  return {
    '@type': 'Brand',
    name,
    url,
    ...(description !== '' && { description }),
    ...(logo !== null && { logo }),
    ...(rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
