/** Formats of product videos: WebM with VP9, which open-source browsers play, and MP4 with H.264, which all others play. */
export const videoFormats = ['webm', 'mp4'] as const;
export type VideoFormat = (typeof videoFormats)[number];

/** Media types with codecs, so that a browser skips a format that it cannot play without loading it. */
const mediaTypes = {
  webm: 'video/webm; codecs="vp9"',
  mp4: 'video/mp4; codecs="avc1.64001f"',
} as const satisfies Record<VideoFormat, string>;

export const videoTypeOf = (format: VideoFormat): string => mediaTypes[format];

/** Returns the path of a video. `id` consists of its key, a dot and its version. */
export const videoPath = (id: string, format: VideoFormat): string => `/media/videos/${id}.${format}`;

/** Bytes of one file. Videos of products are short, and servers hold them in memory to answer ranges. */
export const maxVideoBytes = 8 * 1024 * 1024;
