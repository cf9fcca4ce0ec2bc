/**
 * Matches the paths of members' pages. One pattern, because pages have many links and the table of page types is
 * long. A test compares it with the routes of the specification.
 */
const membersPath =
  /^\/(customer\/(account(\/(edit|security|brands-interest|personalisation|notifications-preferences))?|address(\/.*)?)|sales\/(billing_agreement|order\/.+|returns)|historical\/orders(\/\d+)?|newsletter\/manage|rewardpoints\/index\/referral|unsubscribe\/unsubscribe\/index)\/?$/;

/**
 * Returns whether a guest must sign in to open this URL. False with `hashedToken`: a mailed link authenticates
 * itself.
 */
export function isMembersPath(address: string): boolean {
  const [path = '', query = ''] = address.split(/[?#]/);
  return membersPath.test(path) && !query.includes('hashedToken=');
}
