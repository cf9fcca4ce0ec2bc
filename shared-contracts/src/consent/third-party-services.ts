import * as z from 'zod/mini';
import { consentGroups } from './consent-groups.ts';

/** Services of others that a store may use. Each runs in a document of its own, at `/services/<key>`. */
export const thirdPartyServiceKeys = [
  'tagManager',
  'analytics',
  'webAnalytics',
  'heatmap',
  'chat',
  'helpWidget',
  'reviews',
  'trustBadge',
] as const;

export type ThirdPartyServiceKey = (typeof thirdPartyServiceKeys)[number];

/**
 * When a service is loaded once its group is accepted, after the page is interactive. `page`: invisibly. `view`: in its place
 * in the footer. `click`: when a visitor opens it.
 */
export const serviceStarts = {
  tagManager: 'page',
  analytics: 'page',
  webAnalytics: 'page',
  heatmap: 'page',
  chat: 'click',
  helpWidget: 'click',
  reviews: 'view',
  trustBadge: 'view',
} as const satisfies Record<ThirdPartyServiceKey, 'page' | 'view' | 'click'>;

/** Keys of services that are shown in a place of the footer. */
export type PlacedServiceKey = {
  [Key in ThirdPartyServiceKey]: (typeof serviceStarts)[Key] extends 'view' ? Key : never;
}[ThirdPartyServiceKey];

/** Where the code of a service comes from, as operators configure it. A service without it cannot be loaded. */
export const serviceSourceSchema = z.object({
  /** Absolute URL of its script. */
  script: z.string(),
  /** Further origins that it may request, such as `https://collect.example`, or `wss://live.example` of web sockets. */
  origins: z.array(z.string()),
  name: z.string(),
  provider: z.string(),
  privacyUrl: z.nullable(z.string()),
  /** How long it keeps data, in days; null: until the browser is closed. */
  retentionDays: z.nullable(z.int()),
});

export type ServiceSource = z.infer<typeof serviceSourceSchema>;

/** A service that is configured and on, as consent, preferences and its document need it. */
export const thirdPartyServiceSchema = z.object({
  key: z.enum(thirdPartyServiceKeys),
  group: z.enum(consentGroups),
  ...serviceSourceSchema.shape,
  /** Public settings such as the container id. */
  settings: z.record(z.string(), z.string()),
  /** What it is for, in the store's language. */
  purpose: z.string(),
});

export type ThirdPartyService = z.infer<typeof thirdPartyServiceSchema>;

/** What a visitor consents to, in the store's language: shown when it is asked, and stored with the proof. */
export const consentWordingSchema = z.object({
  /** The question of the banner. */
  question: z.string(),
  essential: z.string(),
  functional: z.string(),
  advertising: z.string(),
});

export type ConsentWording = z.infer<typeof consentWordingSchema>;
