import { newsletterLinkFields, paths, type NewsletterLink } from 'shared-contracts/routes';

/** The longest value that the API accepts. What is cut off belongs to no valid link. */
const maxLength = 200;

/** Returns the newsletter link in the query of a page, whether it is valid or not; null without one. */
export function newsletterLinkOf(search: Readonly<Record<string, string>>): NewsletterLink | null {
  if (newsletterLinkFields.every((field) => search[field] === undefined)) return null;
  const { hashedEmail = '', hashedToken = '' } = search;
  return { hashedEmail: hashedEmail.slice(0, maxLength), hashedToken: hashedToken.slice(0, maxLength) };
}

/** Returns the path of the notifications of a link, or of the member without one. */
export function notificationsPath(link: NewsletterLink | null): string {
  return link === null ? paths.notifications : `${paths.notifications}?${new URLSearchParams({ ...link })}`;
}
