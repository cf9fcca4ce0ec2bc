export interface BrandPartProps {
  brandId: number;
  /** Name of the brand. */
  name: string;
}

/** Id of the reviews, to which the rating leads. */
export const reviewsId = 'reviews';
