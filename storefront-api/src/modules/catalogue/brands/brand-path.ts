/** Returns the canonical path of a brand's page. */
export const brandPath = (slug: string) => `/brand/${slug}`;
