/**
 * The paths of pages that a guest may not enter, in one pattern: links are many and the table of page types is long. A
 * test compares it with the routes of the specification.
 */
const membersPath =
  /^\/(customer\/(account(\/(edit|brands-interest|personalisation|notifications-preferences))?|address(\/.*)?)|sales\/(billing_agreement|order\/.+|returns)|historical\/orders(\/\d+)?|newsletter\/manage|rewardpoints\/index\/referral|unsubscribe\/unsubscribe\/index)\/?$/;

/** Whether a guest who follows this link is asked to sign in. A link that was mailed to somebody opens its page. */
export function isMembersPath(address: string): boolean {
  const [path = '', query = ''] = address.split(/[?#]/);
  return membersPath.test(path) && !query.includes('hashedToken=');
}
