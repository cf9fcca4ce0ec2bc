/** Names of the form's fields, as the shop's form posts read them. A part's options are told apart by its id. */
export function optionField(attributeId: number, partId?: number): string {
  return partId === undefined ? `options[${attributeId}]` : `bundleOptions[${partId}][${attributeId}]`;
}

export function fittingField(question: string): string {
  return `fittingForm[${question}]`;
}

/** What the API calls `bundleOptions.12.3` is the field `bundleOptions[12][3]`. */
export function fieldOfApi(path: string): string {
  const [first = '', ...rest] = path.split('.');
  return first + rest.map((key) => `[${key}]`).join('');
}
