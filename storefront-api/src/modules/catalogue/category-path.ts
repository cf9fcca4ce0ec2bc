/** Where a category is listed; the root, whose own path is empty, at `/products`. */
export function categoryPath({ urlPath }: { urlPath: string }): string {
  return urlPath === '' ? '/products' : `/products/${urlPath}`;
}
