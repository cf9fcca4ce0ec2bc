/** Returns the id of a query parameter; null if it is missing or no id. */
export function idParameter(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
