import type { ImgHTMLAttributes } from 'react';

export interface PictureSource {
  type: string;
  srcSet: string;
  media?: string;
}

export interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className'> {
  src: string;
  /** In the order in which the browser should try them. */
  sources: readonly PictureSource[];
  alt: string;
  /** Intrinsic size in CSS pixels: it reserves the space, so that loading causes no layout shift. */
  width: number;
  height: number;
  /**
   * Main colour, set for pictures that fill their whole area. They have one background of the brand while loading: a
   * different colour for each would look like a patchwork.
   */
  colour?: string;
  /** Displayed width, in the format of `<img sizes>`. */
  sizes: string;
  /**
   * `lead`: the page's largest picture, loaded first. `eager`: visible at once. `lazy`: loaded when it is near the
   * viewport. @default 'lazy'
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
