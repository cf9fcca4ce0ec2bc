/** What is added follows it: until it is known, a phone takes its screen for one of 980 px, and would load another picture too. */
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1"/>';
const leadMark = 'fetchPriority="high"';
const eagerMark = 'loading="eager"';

/** Pictures of a list that are requested early: the first row on a phone. With four, pages are interactive 100 ms later. */
const maxEager = 2;

/**
 * Writes into the head of a document what its lead picture is loaded from, or the first pictures of a list. A browser that
 * finds them there requests them 200 ms earlier on a slow phone than one that finds them in the body, so that they do not
 * share the connection with the main script.
 *
 * @param html as React writes it: attributes are escaped and in double quotes
 */
export function preloadFirstPictures(html: Buffer): Buffer {
  const head = html.indexOf(viewport);
  if (head < 0) return html;
  const lead = pictureBefore(html, html.indexOf(leadMark));
  const links = lead === null ? eagerPictures(html).flatMap(preloadLinks) : preloadLinks(lead);
  if (links.length === 0) return html;
  const end = head + viewport.length;
  return Buffer.concat([html.subarray(0, end), Buffer.from(links.join('')), html.subarray(end)]);
}

/** Returns the first pictures that are visible at once. */
function eagerPictures(html: Buffer): string[] {
  const pictures: string[] = [];
  let position = html.indexOf(eagerMark);
  while (position >= 0 && pictures.length < maxEager) {
    const picture = pictureBefore(html, position);
    if (picture !== null) pictures.push(picture);
    position = html.indexOf(eagerMark, position + 1);
  }
  return pictures;
}

/** Returns the picture element up to a position in it; null if the position is in none. */
function pictureBefore(html: Buffer, position: number): string | null {
  const start = position < 0 ? -1 : html.lastIndexOf('<picture>', position);
  if (start < 0) return null;
  const picture = html.toString('utf8', start, position);
  return picture.includes('</picture>') ? null : picture;
}

/** A media query of one feature, which `not all and` can negate. */
const oneFeature = /^\([^(),]+\)$/;

/**
 * Returns a link for each source of the first type, of which a browser uses one; a browser without support for the type
 * uses none. Returns none if an attribute is missing, or if the choice depends on more than one media query.
 */
function preloadLinks(picture: string): string[] {
  const sources = [...picture.matchAll(/<source ([^>]*)>/g)].map(([, attributes = '']) => ({
    type: valueOf(attributes, 'type'),
    srcSet: valueOf(attributes, 'srcSet'),
    sizes: valueOf(attributes, 'sizes'),
    media: valueOf(attributes, 'media'),
  }));
  const ofType = sources.filter(({ type }) => type === sources[0]?.type);
  const [first, other, ...more] = ofType;
  if (!first || more.length > 0) return [];
  if (ofType.some(({ type, srcSet, sizes }) => !type || !srcSet || !sizes)) return [];
  if (other && (other.media !== undefined || !oneFeature.test(first.media ?? ''))) return [];
  // The browser uses the other source where it does not use the first one.
  const queries = [first.media, `not all and ${first.media}`];
  return ofType.map(({ type, srcSet, sizes }, index) => {
    const media = queries[index] === undefined ? '' : ` media="${queries[index]}"`;
    return `<link rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}"${media} fetchpriority="high"/>`;
  });
}

function valueOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
}
