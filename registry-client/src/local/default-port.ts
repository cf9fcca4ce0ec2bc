/** Port of a registry whose configuration names none. */
export const defaultPort = 3002;
