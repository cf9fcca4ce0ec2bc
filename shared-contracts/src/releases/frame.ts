import * as z from 'zod/mini';

const slotName = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40));

/** Of a release of the shell: its slots. Open, because a newer shell may have others. */
export const slotsSchema = z
  .record(slotName, z.enum(['one', 'several']))
  .check(z.refine((slots) => Object.keys(slots).length <= 50, 'more than 50 slots'));

/** Largest number of fragments of one release in the frame: each is part of every page. */
const maxParts = 5;
const maxProps = 10;

const expose = z.string().check(z.regex(/^\.\/fragments\/[a-z]+(-[a-z]+)*$/), z.maxLength(60));
const hydration = z.enum(['interaction', 'idle']);
const propName = z.string().check(z.regex(/^[a-z][A-Za-z]*$/), z.maxLength(40));
const propValue = z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean(), z.null()]);

/**
 * Fragments of a release that stand in the shell's frame, by expose such as `./fragments/mini-basket`. They are on every page,
 * so all of them work as server HTML and hydrate late: visitors who only read load few scripts.
 */
export const frameSchema = z
  .record(
    expose,
    z.object({
      slot: slotName,
      props: z.optional(
        z
          .record(propName, propValue)
          .check(z.refine((props) => Object.keys(props).length <= maxProps, `more than ${maxProps} props`)),
      ),
      hydrate: hydration,
      /** For members, if it differs. */
      hydrateForMembers: z.optional(hydration),
      /** Rank among the fragments of a slot, ascending. @default 0 */
      order: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
    }),
  )
  .check(z.refine((parts) => Object.keys(parts).length <= maxParts, `more than ${maxParts} fragments`));

export type FrameTable = z.infer<typeof frameSchema>;

/** Returns why the fragments of the frame do not fit the exposes of a release; undefined if they do. */
export function frameMismatch(
  exposes: Readonly<Record<string, unknown>>,
  frame: FrameTable = {},
): string | undefined {
  const unexposed = Object.keys(frame).find((name) => !Object.hasOwn(exposes, name));
  return unexposed && `has ${unexposed} in the frame, but does not expose it`;
}
