import type { OverlayName, OverlayProps } from './exposes/index.ts';

/** What the shell puts around a content: which kind of dialog, how wide at most, and whether a shopper may leave it. */
export interface OverlayPlace {
  kind: 'modal' | 'aside';
  /** Largest width, CSS pixels. */
  width: number;
  /** Escape, a close button and a press on the background close it; otherwise such a press shakes it. */
  isClosable: boolean;
  /** The remote's overlay that fills it, `shell` for the shell's own, or null while nobody has built one. */
  content: OverlayName | 'shell' | null;
  /** Given to the content besides what it is opened with. */
  props?: object;
}

const modal = { kind: 'modal', isClosable: true } as const;
const aside = { kind: 'aside', isClosable: true } as const;
const register = { ...modal, width: 495, content: 'account/register' } as const;

/** The modals of specification §2.3, each with a size of its own. */
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
  // It asks for an answer that the law wants explicit, so that leaving it by the way would be one by chance.
  'double-opt-in-modal': { ...modal, isClosable: false, width: 495, content: null },
} as const satisfies Record<string, OverlayPlace>;

/** What the aside panel hosts (specification §2.3), in the widths of §9. */
export const asides = {
  'register-modal': { ...aside, width: 495, content: 'account/register' },
  'added-to-basket': { ...aside, width: 450, content: 'basket/added' },
  'product-add-to-basket': { ...aside, width: 562, content: null },
  'brands-interest': { ...aside, width: 650, content: null },
  'configurable-bundle': { ...aside, width: 770, content: null },
} as const satisfies Record<string, OverlayPlace>;

export type ModalName = keyof typeof modals;
export type AsideName = keyof typeof asides;

/** Modals that have a content which somebody may ask for; the others cannot be opened yet. */
export type OpenableModal = {
  [Name in ModalName]: (typeof modals)[Name]['content'] extends OverlayName ? Name : never;
}[ModalName];

type PresetOf<Row> = Row extends { props: infer Preset } ? keyof Preset : never;

/** What a modal is opened with: the props of its content, less those that its name stands for. */
export type ModalProps<Name extends OpenableModal> = Omit<
  OverlayProps<Extract<(typeof modals)[Name]['content'], OverlayName>>,
  PresetOf<(typeof modals)[Name]>
>;

/** A place by a name that came from outside, such as a block of the CMS; undefined for a name that nobody knows. */
export function modalNamed(name: string): OverlayPlace | undefined {
  return Object.hasOwn(modals, name) ? modals[name as ModalName] : undefined;
}

/** Where a content is shown that is asked for by itself: in the aside panel if it has a place there. */
export function placeOf(content: OverlayName): OverlayPlace {
  const places: OverlayPlace[] = [...Object.values(asides), ...Object.values(modals)];
  const place = places.find((each) => each.content === content);
  if (!place) throw new Error(`No modal and no aside panel in shared-contracts/overlays hosts ${content}`);
  return place;
}
