import type { OverlayName, OverlayProps } from './index.ts';

/** The dialog around a content: its kind, its maximum width and whether it can be closed. */
export interface OverlayPlace {
  kind: 'modal' | 'aside';
  /** Maximum width in CSS pixels. */
  width: number;
  /** Whether Escape, a close button and a click on the background close it; otherwise such a click shakes it. */
  isClosable: boolean;
  /** The overlay of a remote, `shell` for the shell's own content, or null if it is not built yet. */
  content: OverlayName | 'shell' | null;
  /** Props of the content besides those of the caller. */
  props?: object;
}

const modal = { kind: 'modal', isClosable: true } as const;
const aside = { kind: 'aside', isClosable: true } as const;
const register = { ...modal, width: 495, content: 'account/register' } as const;

/** The modals of specification §2.3. */
export const modals = {
  join: { ...register, props: { tab: 'join' } },
  login: { ...register, props: { tab: 'signIn' } },
  'red-join': { ...register, props: { tab: 'join', variant: 'red' } },
  'red-login': { ...register, props: { tab: 'signIn', variant: 'red' } },
  'red-register-modal': { ...register, props: { variant: 'red' } },
  'email-preferences': { ...modal, width: 650, content: null },
  'last-chance': { ...modal, width: 562, content: null },
  'cookie-preferences': { ...modal, width: 650, content: 'consent/preferences' },
  'welcome-popup': { ...modal, width: 562, content: 'account/welcome' },
  'added-to-basket': { ...modal, width: 450, content: 'basket/added' },
  'send-us-message': { ...modal, width: 650, content: null },
  confirm: { ...modal, width: 450, content: 'shell' },
  'product-video': { ...modal, width: 1100, content: null },
  'size-guide': { ...modal, width: 770, content: 'catalogue/size-guide' },
  'resubscribe-modal': { ...modal, width: 562, content: null },
  // It asks for a legally required explicit answer, so it cannot be closed without one.
  'double-opt-in-modal': { ...modal, isClosable: false, width: 495, content: null },
} as const satisfies Record<string, OverlayPlace>;

/** The contents of the aside panel (specification §2.3), with the widths of §9. */
export const asides = {
  'register-modal': { ...aside, width: 495, content: 'account/register' },
  'added-to-basket': { ...aside, width: 450, content: 'basket/added' },
  'product-add-to-basket': { ...aside, width: 562, content: null },
  'brands-interest': { ...aside, width: 650, content: null },
  'configurable-bundle': { ...aside, width: 770, content: null },
} as const satisfies Record<string, OverlayPlace>;

export type ModalName = keyof typeof modals;

/** Modals whose content is built. The others cannot be opened yet. */
export type OpenableModal = {
  [Name in ModalName]: (typeof modals)[Name]['content'] extends OverlayName ? Name : never;
}[ModalName];

type PresetOf<Row> = Row extends { props: infer Preset } ? keyof Preset : never;

/** Props to open a modal with: those of its content without the preset ones. */
export type ModalProps<Name extends OpenableModal> = Omit<
  OverlayProps<Extract<(typeof modals)[Name]['content'], OverlayName>>,
  PresetOf<(typeof modals)[Name]>
>;

/** What can be opened: a content, wherever it has its place, or a modal by its name. Contents have a slash in theirs. */
export type OverlayTarget = OverlayName | OpenableModal;

export type OverlayTargetProps<Target extends OverlayTarget> = Target extends OverlayName
  ? OverlayProps<Target>
  : Target extends OpenableModal
    ? ModalProps<Target>
    : never;

/**
 * Returns the place of a modal by its name, or of a content: in the aside panel if it has one there. Undefined for any
 * other name, which may come from outside, such as from the CMS.
 */
export function placeOf(target: string): OverlayPlace | undefined {
  if (Object.hasOwn(modals, target)) return modals[target as ModalName];
  const places: OverlayPlace[] = [...Object.values(asides), ...Object.values(modals)];
  return places.find(({ content }) => content === target && content !== 'shell');
}
