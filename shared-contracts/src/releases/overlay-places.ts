import * as z from 'zod/mini';
import { defaultOverlayPlace } from './default-overlay-place.ts';

const prefix = './overlays/';

/** Largest number of overlays of one release, and of their names: every page contains them. */
const maxOverlays = 20;
const maxNames = 20;

const expose = z.string().check(z.regex(/^\.\/overlays\/[a-z]+(-[a-z]+)*$/), z.maxLength(60));

/** As in `red-join`. It has no slash, so that none is the name of an expose. */
const overlayName = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40));

/** Width in CSS pixels. */
const width = z.int().check(z.minimum(200), z.maximum(1200));

const presetProps = z
  .record(
    z.string().check(z.regex(/^[a-z][A-Za-z]{0,39}$/)),
    z.union([z.string().check(z.maxLength(100)), z.number(), z.boolean()]),
  )
  .check(z.refine((props) => Object.keys(props).length <= 10, 'more than 10 props'));

/** The dialog around the content of one overlay. */
const overlayPlace = z.object({
  kind: z.enum(['modal', 'aside']),
  /** Maximum width in CSS pixels. */
  width,
  /**
   * Whether Escape, a close button and a click on the background close it; otherwise such a click shakes it.
   *
   * @default true
   */
  isClosable: z.optional(z.boolean()),
  /**
   * Whether the browser's Back closes it and leaves the page as it is; otherwise Back leaves the page, which closes it.
   *
   * @default false
   */
  closesOnBack: z.optional(z.boolean()),
  /** Names that open it besides `<remote>/<overlay>`, each with props besides those of the caller. */
  names: z.optional(z.record(overlayName, presetProps)),
  /** Maximum widths of those names whose dialog is not as wide as `width`, in CSS pixels. Earlier shells ignore them. */
  nameWidths: z.optional(z.record(overlayName, width)),
  /** Its place in the aside panel, if `<remote>/<overlay>` opens it there and `names` open it as a modal. */
  aside: z.optional(z.object({ width, isClosable: z.optional(z.boolean()) })),
});

/** Places of a release's overlays, by expose such as `./overlays/register`. */
export const overlayPlacesSchema = z
  .record(expose, overlayPlace)
  .check(z.refine((places) => Object.keys(places).length <= maxOverlays, `more than ${maxOverlays} overlays`))
  .check(z.refine((places) => overlayNamesOf(places).length <= maxNames, `more than ${maxNames} names`));

export type OverlayPlace = z.infer<typeof overlayPlace>;
export type OverlayPlaces = z.infer<typeof overlayPlacesSchema>;

/** The name of the shell's own content. */
const shellOverlay = 'confirm';

/** Returns the place of each overlay that a release exposes. */
export function overlaysOf(
  exposes: Readonly<Record<string, unknown>>,
  places: OverlayPlaces = {},
): OverlayPlaces {
  const exposed = Object.keys(exposes).filter(isOverlayExpose).slice(0, maxOverlays);
  return Object.fromEntries(
    exposed.map((each) => [each, (Object.hasOwn(places, each) && places[each]) || defaultOverlayPlace]),
  );
}

/** Returns why the places do not fit the exposes of a release; undefined if they do. */
export function overlayMismatch(
  exposes: Readonly<Record<string, unknown>>,
  places: OverlayPlaces = {},
): string | undefined {
  const unexposed = Object.keys(places).find((each) => !Object.hasOwn(exposes, each));
  if (unexposed) return `gives ${unexposed} a place, but does not expose it`;
  if (Object.keys(exposes).filter(isOverlayExpose).length > maxOverlays)
    return `exposes more than ${maxOverlays} overlays`;
  const names = overlayNamesOf(places);
  if (names.includes(shellOverlay))
    return `gives the overlay name ${shellOverlay}, which belongs to the shell`;
  const twice = names.find((each, index) => names.indexOf(each) !== index);
  if (twice) return `gives the overlay name ${twice} twice`;
  const unnamed = Object.values(places)
    .flatMap(({ nameWidths = {} }) => Object.keys(nameWidths))
    .find((each) => !names.includes(each));
  return unnamed && `gives the overlay name ${unnamed} a width, but does not declare it`;
}

const isOverlayExpose = (each: string) => each.startsWith(prefix);

/** Returns the names under which a release opens overlays. */
export function overlayNamesOf(places: OverlayPlaces = {}): string[] {
  return Object.values(places).flatMap(({ names = {} }) => Object.keys(names));
}
