/**
 * Returns the name of an option's field, as the shell's form posts parse it. `partId` separates the options of a
 * bundle's parts.
 */
export function optionField(attributeId: number, partId?: number): string {
  return partId === undefined ? `options[${attributeId}]` : `${partField(partId)}[${attributeId}]`;
}

/** Returns the beginning of the names of all fields of a bundle's part: what is said of the part as a whole. */
export function partField(partId: number): string {
  return `bundleOptions[${partId}]`;
}

/** Returns the name of the field for a fitting question. */
export function fittingField(question: string): string {
  return `fittingForm[${question}]`;
}

/** Maps a field of the API, such as `bundleOptions.12.3`, to the form field `bundleOptions[12][3]`. */
export function formFieldOf(path: string): string {
  const [first = '', ...rest] = path.split('.');
  return first + rest.map((key) => `[${key}]`).join('');
}
