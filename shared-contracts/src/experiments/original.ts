/**
 * The variation for shoppers who do not take part and for the control group. In a module of its own, because browser
 * code needs nothing else.
 */
export const original = 'original';
