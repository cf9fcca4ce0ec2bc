import type { OverlayName, OverlayProps, OwnOverlays, SharedOverlayName } from './index.ts';

/**
 * Contents of the modals and of the aside panel of specification §2.3 whose content is built, by name. The release that has
 * the content declares the name with its preset props; callers give the others.
 */
export const overlayContents = {
  join: 'account/register',
  login: 'account/register',
  'red-join': 'account/register',
  'red-login': 'account/register',
  'red-register-modal': 'account/register',
  'cookie-preferences': 'consent/preferences',
  'welcome-popup': 'account/welcome',
  'added-to-basket': 'basket/added',
  'size-guide': 'catalogue/size-guide',
  'product-video': 'catalogue/product-video',
  'brands-interest': 'account/brands-interest',
  'product-add-to-basket': 'catalogue/product-add-to-basket',
  'configurable-bundle': 'catalogue/product-add-to-basket',
} as const satisfies Record<string, SharedOverlayName>;

export type ModalName = keyof typeof overlayContents;

/** What can be opened: a content by its name, which has a slash, or one of the further names that its release declares. */
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- it has names where a remote adds them
export type OverlayTarget = OverlayName | ModalName | keyof OwnOverlays;

export type OverlayTargetProps<Target extends OverlayTarget> = Target extends keyof OwnOverlays
  ? OwnOverlays[Target]
  : Target extends OverlayName
    ? OverlayProps<Target>
    : Target extends ModalName
      ? OverlayProps<(typeof overlayContents)[Target]>
      : never;

/** Returns the content that a name of specification §2.3 stands for; any other name as it is. */
export function contentOf(target: string): string {
  return Object.hasOwn(overlayContents, target) ? overlayContents[target as ModalName] : target;
}
