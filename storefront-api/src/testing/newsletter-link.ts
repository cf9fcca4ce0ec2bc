/** For end-to-end tests, which read no mail. */
export { createNewsletterLink } from '../modules/newsletter/newsletter-link.ts';
