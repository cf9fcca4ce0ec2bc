/** Returns the id of the group of a letter. By its place: letters such as Å are no part of an address. */
export const groupId = (index: number) => `letter-${index + 1}`;
