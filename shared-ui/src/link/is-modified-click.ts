export interface ClickModifiers {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Returns whether a click on a link is the browser's to handle, such as for a new tab, a new window or a download. */
export function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: ClickModifiers): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
