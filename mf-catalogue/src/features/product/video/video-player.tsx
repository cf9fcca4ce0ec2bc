import { useEffect, useId, useRef, useState } from 'react';
import type { ProductVideo } from 'shared-contracts/api/product';
import { VideoFailed } from './video-failed.tsx';
import { mayAutoplay } from './may-autoplay.ts';
import styles from './product-video.module.css';

interface VideoPlayerProps {
  video: ProductVideo;
  /** Id of the heading that names the video. */
  titleId: string;
}

/**
 * Plays a video with the browser's own controls, at once unless the visitor wants less motion or to save data. Videos have
 * no sound, so their description replaces captions.
 */
export function VideoPlayer({ video, titleId }: VideoPlayerProps) {
  const element = useRef<HTMLVideoElement>(null);
  const descriptionId = useId();
  const [hasFailed, setHasFailed] = useState(false);
  const last = video.sources.length - 1;
  useEffect(() => {
    // Where the browser does not permit it, the controls start it.
    if (!hasFailed && mayAutoplay(window)) element.current?.play().catch(() => undefined);
  }, [hasFailed]);
  return (
    <>
      {hasFailed ? (
        <VideoFailed file={video.sources[last]?.url} onRetry={() => setHasFailed(false)} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- no sound
        <video
          ref={element}
          controls
          muted
          playsInline
          preload="none"
          poster={video.poster.url}
          width={video.width}
          height={video.height}
          aria-labelledby={titleId}
          aria-describedby={descriptionId}
          // React passes the errors of the files on to their video.
          onError={({ target, currentTarget }) => {
            if (target === currentTarget) setHasFailed(true);
          }}
          className={styles.video}
        >
          {video.sources.map(({ url, type }, index) => (
            // A browser reports each file that it cannot load here, and the last one means that none is left.
            <source
              key={url}
              src={url}
              type={type}
              onError={index === last ? () => setHasFailed(true) : undefined}
            />
          ))}
        </video>
      )}
      <p id={descriptionId} className={styles.description}>
        {video.description}
      </p>
    </>
  );
}
