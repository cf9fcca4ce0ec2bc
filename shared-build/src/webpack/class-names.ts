import { basename } from 'node:path';

type LocalIdent = (context: { resourcePath: string }, template: string, localName: string) => string;

/**
 * Returns css-loader's function for class names such as `catalogue_price_amount`. They have no hash: it cannot be
 * compressed, and every page contains each name up to three times, in scripts, style sheets and HTML. So the names of style
 * sheets must be unique within a bundle.
 *
 * @throws {Error} in the bundle's second style sheet of a name
 */
export function classNamesOf(prefix: string): LocalIdent {
  const sheets = new Map<string, string>();
  return ({ resourcePath }, _template, localName) => {
    const sheet = basename(resourcePath, '.module.css');
    const other = sheets.get(sheet) ?? resourcePath;
    if (other !== resourcePath)
      throw new Error(`${resourcePath} has the name of ${other}: their classes would be the same`);
    sheets.set(sheet, resourcePath);
    return `${prefix}_${sheet}_${localName}`;
  };
}
