import type * as z from 'zod/mini';
import { accountExposes } from './account.ts';
import { basketExposes } from './basket.ts';
import { catalogueExposes } from './catalogue.ts';
import { cmsExposes } from './cms.ts';
import { consentExposes } from './consent.ts';
import { searchExposes } from './search.ts';

/** Pages that a remote renders inside the shell's layout. */
export const pages = {
  ...catalogueExposes.pages,
  ...basketExposes.pages,
  ...accountExposes.pages,
  ...searchExposes.pages,
  ...cmsExposes.pages,
} as const;

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
 * Contents of a modal or of the aside panel, as defined in `overlays.ts`. The shell owns the dialog, its focus and
 * the scroll lock.
 */
export const overlays = {
  ...catalogueExposes.overlays,
  ...basketExposes.overlays,
  ...accountExposes.overlays,
  ...consentExposes.overlays,
} as const;

export type PageName = keyof typeof pages;
export type FragmentName = keyof typeof fragments;
export type OverlayName = keyof typeof overlays;
export type FragmentProps<Name extends FragmentName> = z.output<(typeof fragments)[Name]['props']>;
export type OverlayProps<Name extends OverlayName> = z.output<(typeof overlays)[Name]['props']>;
