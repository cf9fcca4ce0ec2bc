import type * as z from 'zod/mini';
import { accountExposes } from './account.ts';
import { basketExposes } from './basket.ts';
import { catalogueExposes } from './catalogue.ts';
import { cmsExposes } from './cms.ts';
import { consentExposes } from './consent.ts';
import type { ExposeName } from './expose-of.ts';
import { searchExposes } from './search.ts';

/** Pages that a remote renders inside the shell's layout. */
export const pages = [
  ...catalogueExposes.pages,
  ...basketExposes.pages,
  ...accountExposes.pages,
  ...searchExposes.pages,
  ...cmsExposes.pages,
  ...consentExposes.pages,
] as const;

/** Parts that a remote offers to other remotes and to the shell. Props are JSON. */
export const fragments = {
  ...catalogueExposes.fragments,
  ...basketExposes.fragments,
  ...accountExposes.fragments,
  ...searchExposes.fragments,
  ...cmsExposes.fragments,
  ...consentExposes.fragments,
} as const;

/**
 * Contents of a modal or of the aside panel; the release of the remote declares which, and the width. The shell owns the
 * dialog, its focus and the scroll lock.
 */
export const overlays = {
  ...catalogueExposes.overlays,
  ...basketExposes.overlays,
  ...accountExposes.overlays,
  ...consentExposes.overlays,
} as const;

export { exposeOf, nameOfExpose, type ExposeKind, type ExposeName } from './expose-of.ts';

/**
 * Props of fragments that are not in these contracts, by name. A remote that offers or embeds one adds it:
 * `declare module 'shared-contracts/exposes' { interface OwnFragments { 'gift-cards/balance': { code: string } } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- remotes add to it
export interface OwnFragments {}

/**
 * Props of overlays that are not in these contracts, by name. A remote that offers or opens one adds it:
 * `declare module 'shared-contracts/exposes' { interface OwnOverlays { 'gift-cards/redeem': { code: string } } }`. A
 * further name of an overlay, such as `redeem-gift-card`, is added in the same way.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- remotes add to it
export interface OwnOverlays {}

export type PageName = (typeof pages)[number];
/** A fragment of these contracts. */
export type SharedFragmentName = keyof typeof fragments;
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- it has names where a remote adds them
export type FragmentName = SharedFragmentName | keyof OwnFragments;
/** An overlay of these contracts. */
export type SharedOverlayName = keyof typeof overlays;
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- it has names where a remote adds them
export type OverlayName = SharedOverlayName | Extract<keyof OwnOverlays, ExposeName>;
export type FragmentProps<Name extends FragmentName> = Name extends SharedFragmentName
  ? z.output<(typeof fragments)[Name]['props']>
  : Name extends keyof OwnFragments
    ? OwnFragments[Name]
    : never;
export type OverlayProps<Name extends OverlayName> = Name extends SharedOverlayName
  ? z.output<(typeof overlays)[Name]['props']>
  : Name extends keyof OwnOverlays
    ? OwnOverlays[Name]
    : never;
