/**
 * Slots of the shell's frame. `one`: a second live remote is rejected, and the only one must stay. `several`: fragments stand
 * in the order of their numbers, then of their names.
 */
export const frameSlots = {
  /** Above everything, over the whole width. */
  'above-header': 'several',
  'header-search': 'one',
  /** Before the account in the header. */
  'header-actions': 'several',
  'header-account': 'one',
  'header-basket': 'one',
  /** Fixed to the bottom of the window; the keyboard reaches it first. */
  consent: 'one',
} as const satisfies Record<string, SlotCapacity>;

export type SlotCapacity = 'one' | 'several';
export type FrameSlotName = keyof typeof frameSlots;
