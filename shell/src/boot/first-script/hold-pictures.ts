import { watchInput } from '../../document/input-pause.ts';

/** Milliseconds after which pictures load even if the page is not interactive. */
const maxHoldMs = 8_000;

/** Maximum number of held pictures, as each costs time: about four screens of a phone. */
const maxHeld = 30;

/**
 * Pictures that are restored at the same time once the page is interactive. Together they fill the bandwidth of a slow phone,
 * and what a shopper asks for then does not wait for all of them.
 */
const maxAtOnce = 4;
/** Milliseconds after which the next one follows: browsers do not request lazy pictures far outside the screen. */
const maxLoadMs = 1_000;

/** Matches no screen. */
const heldMedia = 'not all';

/** Pictures this close below the visible part of the page load at once. */
const rootMargin = '0px 0px 25% 0px';

/**
 * Keeps lazy pictures outside the first screen from loading until the returned function is called. Browsers fetch lazy
 * pictures up to 2,500 px ahead; on a slow connection these pictures and the scripts would share six connections, decoding
 * them would take the processor from hydration, and the page would be interactive seconds later. Then they load a few at a
 * time, in the order of the page, and pause after each click or key. A picture that is scrolled into view loads at once.
 */
export function holdPictures(): () => void {
  const restores = new Map<Element, () => void>();
  const release = (image: Element) => {
    restores.get(image)?.();
    restores.delete(image);
    observer.unobserve(image);
  };
  const waitForInputPause = watchInput();
  const releaseInTurn = async () => {
    for (const image of restores.keys()) {
      release(image);
      // oxlint-disable-next-line no-await-in-loop -- several loops do it beside each other
      await settled(image);
      // oxlint-disable-next-line no-await-in-loop
      await waitForInputPause();
    }
  };
  let isReleasing = false;
  const startRelease = () => {
    clearTimeout(timer);
    if (isReleasing) return;
    isReleasing = true;
    for (let loop = 0; loop < maxAtOnce; loop += 1) void releaseInTurn();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) release(target);
    },
    { rootMargin },
  );
  // Pictures of the header are in closed panels, without boxes, and are not fetched.
  const lazy = document.querySelectorAll<HTMLImageElement>('body > :not(header) img[loading="lazy"]');
  const missing = [...lazy].filter((image) => !image.complete || image.currentSrc === '');
  for (const image of missing.slice(0, maxHeld)) {
    restores.set(image, replaceByPlaceholder(image));
    observer.observe(image);
  }
  const timer = setTimeout(startRelease, maxHoldMs);
  return startRelease;
}

/** Resolves when the picture has loaded or failed, or after {@link maxLoadMs}. */
function settled(image: Element): Promise<unknown> {
  return new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true });
    image.addEventListener('error', resolve, { once: true });
    setTimeout(resolve, maxLoadMs);
  });
}

/** Replaces the picture by an empty SVG of its size. Returns a function that restores it. */
function replaceByPlaceholder(image: HTMLImageElement): () => void {
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
  const media = sources.map((source) => source.getAttribute('media'));
  const src = image.getAttribute('src') ?? '';
  const placeholder = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${image.getAttribute('width')}" height="${image.getAttribute('height')}"/>`,
  )}`;
  for (const source of sources) source.media = heldMedia;
  image.src = placeholder;
  return () => {
    // Sources before `src`: otherwise the browser would start to load the fallback format.
    for (const [index, source] of sources.entries()) {
      const value = media[index];
      if (source.media !== heldMedia) continue;
      if (value) source.media = value;
      else source.removeAttribute('media');
    }
    // React may have set another picture meanwhile.
    if (image.src === placeholder) image.src = src;
  };
}
