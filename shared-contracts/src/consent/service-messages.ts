import type { CookieConsent } from '../session/cookie-consent-schema.ts';
import type { PlacedServiceKey, ThirdPartyServiceKey } from './third-party-services.ts';
import * as z from 'shared-contracts/schema';

/**
 * Facts of a page that a service may know: no query, which may hold a secret, and nothing of the visitor. Path and title are
 * null where they may contain what a visitor has entered, a code or a number.
 */
export interface ServicePage {
  type: string;
  path: string | null;
  title: string | null;
}

/** Messages from a page of the shop to the document of a service. */
export type MessageToService =
  | {
      type: 'start';
      script: string;
      settings: Readonly<Record<string, string>>;
      consent: CookieConsent;
      page: ServicePage;
      /** Of a member, for the service that needs it. */
      user?: { name: string; email: string };
    }
  | { type: 'page'; page: ServicePage }
  | { type: 'consent'; consent: CookieConsent }
  /** A tap on the page for the heatmap, in CSS pixels from the top left corner of a document of this size. */
  | { type: 'tap'; x: number; y: number; width: number; height: number };

/** Messages from the document of a service to the page. Its content is hostile: nothing else is read. */
export const messageFromServiceSchema = z.object({
  /** `ready`: waits for `start`. `loaded` or `failed`: its script. */
  type: z.enum(['ready', 'loaded', 'failed']),
});

/** Services that receive further messages than `start`, `page` and `consent`. */
export const tapReceivers: readonly ThirdPartyServiceKey[] = ['heatmap'];

/** Services that receive the name and e-mail address of a member. */
export const userReceivers: readonly ThirdPartyServiceKey[] = ['helpWidget'];

/**
 * Size of the frames of services that the footer shows, in CSS pixels. The shell reserves the place, an element with
 * {@link servicePlaceAttribute}; mf-consent puts the frame into it once its group is accepted.
 */
export const servicePlaces = {
  trustBadge: { width: 143, height: 44 },
  reviews: { width: 240, height: 44 },
} as const satisfies Record<PlacedServiceKey, { width: number; height: number }>;

/** Its value is the key of the service. */
export const servicePlaceAttribute = 'data-service-place';

/** Path of the document of a service. */
export function servicePath(key: ThirdPartyServiceKey): string {
  return `/services/${key}`;
}

/**
 * Of each frame of a service: its document would read the full address of the page in `document.referrer`, with a query that
 * may hold a secret. A policy of the document itself comes too late for that.
 */
export const serviceReferrerPolicy = 'no-referrer';

/** Path of the document that frames a page of another site, such as a video player. */
export function embedPath(url: string): string {
  return `/embeds?url=${encodeURIComponent(url)}`;
}
