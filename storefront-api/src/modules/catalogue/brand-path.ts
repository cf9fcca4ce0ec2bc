import { signPath } from 'shared-contracts/pictures';

/** Returns the canonical path of a brand's page. */
export const brandPath = (slug: string) => `/brand/${slug}`;

/** Returns the path of a brand's logo. */
export const brandLogoPath = (slug: string) => signPath(`brand-${slug}`);
