/** For end-to-end tests, which read no mail. */
export { createMailLink } from '../modules/newsletter/mail-link.ts';
