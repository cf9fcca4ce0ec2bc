/** The one route that answers every path. */
export const pageRouteId = 'page';
