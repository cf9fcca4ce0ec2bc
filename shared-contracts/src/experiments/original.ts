/** What shoppers see who take no part, or who are there to compare with. Apart, as browsers need no more than this. */
export const original = 'original';
