import type { ReactNode } from 'react';
import type { ShopImage } from 'shared-contracts/api/fields';
import { pictureOf } from 'shared-contracts/pictures';
import { useIntl } from 'shared-runtime';
import { isModifiedClick, Picture } from 'shared-ui';
import styles from './thumbnails.module.css';

interface ThumbnailsProps {
  images: readonly ShopImage[];
  /** Index of the visible picture. */
  current: number;
  hrefOf: (index: number) => string;
  onShow: (index: number) => void;
  /** Item after the pictures. */
  video?: ReactNode;
}

const thumbnailWidths = { from: 80, to: 240 };

/** Renders the pictures as small links, and on phones, where one swipes, as dots. */
export function Thumbnails({ images, current, hrefOf, onShow, video }: ThumbnailsProps) {
  const intl = useIntl();
  return (
    <>
      <ul role="list" aria-label={intl.formatMessage({ id: 'product.thumbnails' })} className={styles.list}>
        {images.map((image, index) => (
          <li key={image.url}>
            <a
              href={hrefOf(index)}
              aria-label={intl.formatMessage(
                { id: 'product.picture' },
                { alt: image.alt, number: index + 1, count: images.length },
              )}
              aria-current={index === current}
              onClick={(event) => {
                if (isModifiedClick(event)) return;
                event.preventDefault();
                onShow(index);
              }}
              className={styles.link}
            >
              <Picture {...pictureOf(image, thumbnailWidths)} alt="" sizes="80px" className={styles.image} />
            </a>
          </li>
        ))}
        {video ? <li>{video}</li> : null}
      </ul>
      <p aria-hidden="true" className={styles.dots}>
        {images.map((image, index) => (
          <span key={image.url} data-current={index === current} className={styles.dot} />
        ))}
      </p>
    </>
  );
}
