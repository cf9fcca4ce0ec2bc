/** What the workshop does, in the order of the page. */
export const services = ['wax', 'edges', 'bindings'] as const;

export type Service = (typeof services)[number];
