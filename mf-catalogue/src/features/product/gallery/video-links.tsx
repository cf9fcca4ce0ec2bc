import type { MouseEvent, ReactNode } from 'react';
import type { ProductVideo } from 'shared-contracts/api/product';
import { pictureOf } from 'shared-contracts/pictures';
import { FormattedMessage, useIntl, useOpenOverlay, useOverlayIntent } from 'shared-runtime';
import { isModifiedClick, Picture, PlayIcon } from 'shared-ui';
import styles from './video-links.module.css';

interface VideoLinkProps {
  productId: number;
  video: ProductVideo;
}

/** Links to the file, which browsers play; with JavaScript it opens the video as a modal. */
function VideoLink({
  productId,
  video,
  className,
  children,
}: VideoLinkProps & { className: string | undefined; children: ReactNode }) {
  const intl = useIntl();
  const openOverlay = useOpenOverlay();
  const intent = useOverlayIntent('catalogue/product-video');

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    openOverlay('product-video', { productId });
  }

  return (
    <a
      // The last source has the format that most browsers play.
      href={video.sources.at(-1)?.url}
      aria-label={intl.formatMessage({ id: 'product.video.play' }, { alt: video.poster.alt })}
      onClick={handleClick}
      {...intent}
      className={className}
    >
      {children}
    </a>
  );
}

const thumbnailWidths = { from: 80, to: 240 };

/** Renders the last thumbnail: the poster with a play icon. */
export function VideoThumbnail(props: VideoLinkProps) {
  return (
    <VideoLink {...props} className={styles.thumbnail}>
      <Picture
        {...pictureOf(props.video.poster, thumbnailWidths)}
        alt=""
        sizes="80px"
        className={styles.poster}
      />
      <span className={styles.sign}>
        <PlayIcon size={20} fill="currentColor" />
      </span>
    </VideoLink>
  );
}

/** Renders the link over the pictures on phones, which have no thumbnails. */
export function VideoButton(props: VideoLinkProps) {
  return (
    <VideoLink {...props} className={styles.button}>
      <PlayIcon size={16} fill="currentColor" />
      <FormattedMessage id="product.video.short" />
    </VideoLink>
  );
}
