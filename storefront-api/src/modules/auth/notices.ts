/** Messages to the sessions of a member, shown at their next page. */
export { addNotice, takeNotices } from './repository.ts';
