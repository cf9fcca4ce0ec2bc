/** Returns the type under which the menu of a variation is stored. `abTest`: `<experiment>:<variation>`. */
export const variationType = (type: string, abTest: string) => `${type} ${abTest}`;
