/** Returns the URL path of a category. That of the root, whose `urlPath` is empty, is `/products`. */
export function categoryPath({ urlPath }: { urlPath: string }): string {
  return urlPath === '' ? '/products' : `/products/${urlPath}`;
}
