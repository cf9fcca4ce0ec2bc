/**
 * Returns whether the combined style sheet, which is never empty, applies. Chromium gives a link whose request failed or was
 * answered with an error a `sheet` too: an empty one, or one whose rules cannot be read.
 */
export function hasRules(element: HTMLLinkElement | HTMLStyleElement | null): boolean {
  try {
    return (element?.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}
