import { pictureWidths } from 'shared-contracts/pictures';

const largest = pictureWidths.at(-1);
const servedUrl = /^(\/media\/[^/]+\/)\d+(\.jpg)$/;

/** Returns the path of a picture in the largest width; the URL itself if the picture service does not serve it. */
export function largePicturePath(url: string): string {
  return url.replace(servedUrl, `$1${largest}$2`);
}
