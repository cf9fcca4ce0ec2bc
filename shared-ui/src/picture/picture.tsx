import type { ImgHTMLAttributes } from 'react';

export interface PictureSource {
  type: string;
  srcSet: string;
  media?: string;
}

export interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className'> {
  src: string;
  /** In the order in which a browser should try them. */
  sources: readonly PictureSource[];
  alt: string;
  /** Intrinsic size, CSS pixels: the page keeps the room, so nothing moves when the picture arrives. */
  width: number;
  height: number;
  /**
   * Its main colour, known of pictures that fill their whole room. One tone of the brand stands there until they
   * come: a page of many colours looks like a patchwork while it loads.
   */
  colour?: string;
  /** How wide the picture is shown, as `<img sizes>` takes it. */
  sizes: string;
  /**
   * `lead`: the page's largest picture, fetched before anything else. `eager`: in sight at once. `lazy`: fetched
   * when it comes near. @default 'lazy'
   */
  priority?: 'lead' | 'eager' | 'lazy';
}

export function Picture({
  src,
  sources,
  alt,
  width,
  height,
  colour,
  sizes,
  priority = 'lazy',
  className,
}: PictureProps) {
  const isLead = priority === 'lead';
  return (
    <picture>
      {sources.map(({ type, srcSet, media }) => (
        <source key={`${type} ${media ?? ''}`} type={type} srcSet={srcSet} media={media} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={isLead ? 'high' : 'auto'}
        decoding={isLead ? 'sync' : 'async'}
        className={className}
        style={colour === undefined ? undefined : { backgroundColor: 'var(--color-skeleton)' }}
      />
    </picture>
  );
}
