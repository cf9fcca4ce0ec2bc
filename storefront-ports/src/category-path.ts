/** Returns the path of the parent category; null for the root, whose path is empty. */
export function parentPath(urlPath: string): string | null {
  if (urlPath === '') return null;
  return urlPath.includes('/') ? urlPath.slice(0, urlPath.lastIndexOf('/')) : '';
}

/** Returns the path of a category and those of its ancestors, the root last. */
export function pathWithAncestors(urlPath: string): string[] {
  const parent = parentPath(urlPath);
  return parent === null ? [urlPath] : [urlPath, ...pathWithAncestors(parent)];
}
