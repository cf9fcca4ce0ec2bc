export const errorPath = '/__errors';

/** Different errors that a tab reports: the first ones say why, the following are often their consequences. */
export const maxErrorsOfTab = 5;
