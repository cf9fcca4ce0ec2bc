const alias = /^\/(?:shop|brand-new)(?=\/)/;

/** Returns the path of a brand's page, from any of the paths that lead to it. The slug is the same in all of them. */
export function ownBrandPath(path: string): string {
  return path.replace(alias, '/brand').replace(/\/$/, '');
}
