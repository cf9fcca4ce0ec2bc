import { useState } from 'react';
import type { ShopImage } from 'shared-contracts/api/fields';
import type { Product } from 'shared-contracts/api/product';
import { pictureOf } from 'shared-contracts/pictures';
import { useIntl } from 'shared-runtime';
import { isModifiedClick, Picture } from 'shared-ui';
import { largePicturePath, productPictureWidths } from '../../../domain/large-picture.ts';
import { PictureZoom } from './picture-zoom.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { VideoButton, VideoThumbnail } from './video-links.tsx';
import { useCurrentPicture } from './use-current-picture.ts';
import styles from './product-gallery.module.css';

export interface ProductGalleryProps {
  images: readonly ShopImage[];
  isFaded: boolean;
  productId: number;
  video: Product['video'];
}

/**
 * Width of a frame on a phone: 80 % of the height of `.frame` in the style sheet, with `vh` in place of `svh`, which Chromium's
 * preload scanner does not know; it would request another width than the picture does.
 */
const narrowSize = 'calc(0.8 * clamp(12rem, 100vh - 30rem, 110vw))';
const mainSizes = `(min-width: 1440px) 700px, (min-width: 1025px) 50vw, (min-width: 768px) 46vw, ${narrowSize}`;

/** Renders the pictures of a colour. Another colour starts at its first picture. */
export function ProductGallery(props: ProductGalleryProps) {
  return <Gallery key={props.images[0]?.url} {...props} />;
}

/**
 * Renders the pictures as a row that one scrolls, swipes or moves through by arrow keys, with thumbnails beside it.
 * Without JavaScript thumbnails are links into the row, and a picture is a link to its large version.
 */
function Gallery({ images, isFaded, productId, video }: ProductGalleryProps) {
  const intl = useIntl();
  const { row, current, show, handleScroll, handleKeyDown } = useCurrentPicture(images.length);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const nameOf = ({ alt }: ShopImage, index: number) =>
    intl.formatMessage({ id: 'product.picture' }, { alt, number: index + 1, count: images.length });
  return (
    <div className={styles.gallery}>
      {/* The row scrolls, and a keyboard must be able to scroll it too. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={row}
        aria-label={intl.formatMessage({ id: 'product.pictures' })}
        tabIndex={0}
        onScroll={handleScroll}
        onKeyDown={handleKeyDown}
        className={styles.row}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        {images.map((image, index) => (
          <li key={image.url} id={pictureId(index)} className={styles.frame}>
            <a
              href={largePicturePath(image.url)}
              // One stop for the Tab key: the arrow keys lead to the others.
              tabIndex={index === current ? 0 : -1}
              aria-label={intl.formatMessage({ id: 'product.zoom' }, { alt: nameOf(image, index) })}
              onClick={(event) => {
                if (isModifiedClick(event)) return;
                event.preventDefault();
                setZoomed(index);
              }}
              className={styles.zoom}
            >
              <Picture
                {...pictureOf(image, productPictureWidths)}
                alt={nameOf(image, index)}
                sizes={mainSizes}
                priority={index === 0 ? 'lead' : 'lazy'}
                className={isFaded ? styles.faded : styles.image}
              />
            </a>
          </li>
        ))}
      </ul>
      {images.length < 2 ? null : (
        <Thumbnails
          images={images}
          current={current}
          hrefOf={(index) => `#${pictureId(index)}`}
          onShow={show}
          video={video && <VideoThumbnail productId={productId} video={video} />}
        />
      )}
      {video && <VideoButton productId={productId} video={video} />}
      {zoomed === null ? null : (
        <PictureZoom
          images={images}
          initialIndex={zoomed}
          nameOf={nameOf}
          previewOf={(index) => row.current?.querySelectorAll('img')[index]?.currentSrc}
          onClose={() => setZoomed(null)}
        />
      )}
    </div>
  );
}

const pictureId = (index: number) => `picture-${index + 1}`;
