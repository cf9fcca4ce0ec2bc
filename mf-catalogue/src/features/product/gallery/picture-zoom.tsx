import { useEffect, useRef, useState } from 'react';
import type { ShopImage } from 'shared-contracts/api/fields';
import { useIntl } from 'shared-runtime';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, XIcon } from 'shared-ui';
import { largePicturePath } from '../../../domain/large-picture.ts';
import styles from './picture-zoom.module.css';

interface PictureZoomProps {
  images: readonly ShopImage[];
  initialIndex: number;
  nameOf: (image: ShopImage, index: number) => string;
  /** Returns the URL of the picture that the page shows; undefined if it is not loaded. */
  previewOf: (index: number) => string | undefined;
  onClose: () => void;
}

/**
 * Shows the pictures as large as they are in a dialog of the browser, which traps the focus, closes on Escape and returns
 * the focus. One scrolls or drags to the other parts of a picture.
 */
export function PictureZoom({ images, initialIndex, nameOf, previewOf, onClose }: PictureZoomProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(initialIndex);
  const image = images[index];
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  if (image === undefined) return null;
  const go = (by: number) => () => setIndex((index + by + images.length) % images.length);
  const preview = previewOf(index);
  const label = (id: 'close' | 'next' | 'previous') => intl.formatMessage({ id: `product.zoom.${id}` });
  return (
    <dialog ref={dialog} aria-label={nameOf(image, index)} onClose={onClose} className={styles.dialog}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <div key={image.url} tabIndex={0} className={styles.scroll}>
        <img
          src={largePicturePath(image.url)}
          alt={nameOf(image, index)}
          width={image.width}
          height={image.height}
          // The picture of the page, until the large one is loaded.
          style={{ backgroundImage: preview && `url("${preview}")` }}
          className={styles.image}
        />
      </div>
      <div className={styles.controls}>
        {images.length < 2 ? null : (
          <>
            <IconButton label={label('previous')} icon={<ChevronLeftIcon />} onClick={go(-1)} />
            <IconButton label={label('next')} icon={<ChevronRightIcon />} onClick={go(1)} />
          </>
        )}
        <IconButton label={label('close')} icon={<XIcon />} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
