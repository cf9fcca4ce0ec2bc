import { navigationTypes } from 'shared-contracts/api/shop';

/** Returns the type under which the menu of a variation is stored. `abTest`: `<experiment>:<variation>`. */
export const variationType = (type: string, abTest: string) => `${type} ${abTest}`;

const types: ReadonlySet<string> = new Set(navigationTypes);
/** The names of experiments and variations have up to 64 letters, digits and underscores. */
const abTest = /^\w{1,64}:\w{1,64}$/;

/** Returns true for the type of a menu that the shop requests, of all visitors or of those with a variation. */
export function isMenuType(text: string): boolean {
  const [type = '', variation, ...others] = text.split(' ');
  return types.has(type) && (variation === undefined || abTest.test(variation)) && others.length === 0;
}
