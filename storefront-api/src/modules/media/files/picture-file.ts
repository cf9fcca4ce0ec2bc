import type { PictureFormat, PictureWidth } from 'shared-contracts/pictures';

export interface PictureFile {
  width: PictureWidth;
  format: PictureFormat;
}
