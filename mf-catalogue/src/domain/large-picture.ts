/** Widths of product pictures in device pixels. The picture service rejects larger ones. */
export const productPictureWidths = { from: 320, to: 1400 };

const servedUrl = /^(\/media\/[^/]+\/)\d+(\.jpg)$/;

/** Returns the path of a product's picture in the largest width; the URL itself if the picture service does not serve it. */
export function largePicturePath(url: string): string {
  return url.replace(servedUrl, `$1${productPictureWidths.to}$2`);
}
