import type { Audience, categories } from '../../../db/schema/index.ts';

type Guides = Pick<typeof categories.$inferSelect, 'sizeGuide' | 'audienceSizeGuides'>;

/** Returns the code of the size guide of a category for the wearers of a product; null if there is none. */
export const sizeGuideFor = ({ sizeGuide, audienceSizeGuides }: Guides, audience: Audience): string | null =>
  audienceSizeGuides[audience] ?? sizeGuide;
