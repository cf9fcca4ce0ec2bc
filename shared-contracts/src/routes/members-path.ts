import type { PageEntry } from './page-type.ts';

/**
 * Matches the paths of members' pages. One pattern, because pages have many links and the table of page types is
 * long. A test compares it with the routes of the specification.
 */
const membersPath =
  /^\/(customer\/(account(\/(edit|security|privacy|brands-interest|personalisation|notifications-preferences))?|address(\/.*)?)|sales\/(billing_agreement|order\/.+|returns)|historical\/orders(\/\d+)?|newsletter\/manage|rewardpoints\/index\/referral|unsubscribe\/unsubscribe\/index)\/?$/;

const mailedPath =
  /^\/(customer\/account\/notifications-preferences|newsletter\/manage|unsubscribe\/unsubscribe\/index)\/?$/;

const guestsPath = /^\/customer\/account\/(login|create|social)(\/|$)/;

/** Returns who may open a path of the specification whose page no release renders. */
export function entryOfPath(path: string): PageEntry {
  if (mailedPath.test(path)) return 'mailed';
  if (guestsPath.test(path)) return 'guests';
  return isMembersPath(path) ? 'members' : 'public';
}

/**
 * Returns whether a guest must sign in to open this URL. False with `hashedToken`: a newsletter link authenticates
 * itself.
 */
export function isMembersPath(address: string): boolean {
  const [path = '', query = ''] = address.split(/[?#]/);
  return membersPath.test(path) && !query.includes('hashedToken=');
}
