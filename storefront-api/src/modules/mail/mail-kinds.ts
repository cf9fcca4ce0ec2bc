import { deletionDelayDays, exportTtlDays } from 'shared-contracts/forms/privacy';
import * as z from 'zod';

const addressee = { firstname: z.string() };

/** Path of a page of the shop, with the token of the link. */
const link = { ...addressee, path: z.string() };

/** Path of a page of the shop, the number of the order, and whether it was placed without an account. */
const orderNotice = {
  ...addressee,
  page: z.string(),
  order: z.string(),
  isGuest: z.enum(['yes', 'no']).default('no'),
};

/** Code of the return, and its items, one line each. */
const returnNotice = { ...orderNotice, code: z.string(), items: z.string() };

/** Of an invoice or a credit note that is attached. */
const attachedDocument = { documentId: z.int().optional() };

/** Of a return whose label is attached. */
const attachedLabel = { labelId: z.int().optional() };

/** Files that the payload of any kind may name. */
export const attachedIds = z.object({ ...attachedDocument, ...attachedLabel });

/** ISO 8601. */
const instant = z.string();

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/**
 * What the text of each mail contains about its recipient. Parsed again before sending: another release may have written
 * it.
 */
export const mailPayloads = {
  'confirm-address': z.object(link),
  'confirm-new-address': z.object(link),
  welcome: z.object(addressee),
  'reset-password': z.object(link),
  'password-changed': z.object(addressee),
  'email-change-requested': z.object({ ...link, email: z.string() }),
  'email-changed': z.object({ ...addressee, email: z.string() }),
  'account-exists': z.object(addressee),
  'social-login-connected': z.object({ ...addressee, provider: z.string() }),
  'new-sign-in': z.object({ ...addressee, network: z.string() }),
  'data-export-ready': z.object(link),
  'account-deletion-requested': z.object({ ...link, date: instant }),
  'account-deleted': z.object(addressee),
  'order-received': z.object({
    ...orderNotice,
    /** One line each. */
    items: z.string(),
    /** Formatted amounts. */
    discount: z.string(),
    delivery: z.string(),
    isDeliveryFree: z.enum(['yes', 'no']).default('no'),
    total: z.string(),
    vat: z.string(),
    hasDiscount: z.enum(['yes', 'no']),
    dispatch: z.string(),
    /** Where the order goes to, in one line. */
    place: z.string().default(''),
    placeKind: z.enum(['address', 'point', 'none']).default('none'),
    billing: z.string().default(''),
    hasBilling: z.enum(['yes', 'no']).default('no'),
    /** Estimated days of delivery, formatted. */
    dates: z.string().default(''),
    hasDates: z.enum(['yes', 'no']).default('no'),
  }),
  'order-dispatched': z.object({
    ...orderNotice,
    ...attachedDocument,
    /** One line each. */
    items: z.string(),
    dispatch: z.string(),
    /** Number of the parcel; empty without one. */
    tracking: z.string(),
    hasTracking: z.enum(['yes', 'no']),
  }),
  'order-canceled': z.object({
    ...orderNotice,
    /** One line each. */
    items: z.string(),
    /** Whether reward points were returned. */
    hasPoints: z.enum(['yes', 'no']),
    /** Whether nothing of the order is sent any more. */
    isWhole: z.enum(['yes', 'no']).default('no'),
  }),
  'order-address-changed': z.object({
    ...orderNotice,
    /** In lines. */
    address: z.string(),
  }),
  'order-refunded': z.object({
    ...orderNotice,
    ...attachedDocument,
    /** Formatted. */
    total: z.string(),
  }),
  'order-return-requested': z.object(returnNotice),
  'order-return-approved': z.object({ ...returnNotice, ...attachedLabel }),
  'order-return-rejected': z.object(returnNotice),
  'order-return-canceled': z.object(returnNotice),
  'order-return-received': z.object(returnNotice),
  'order-return-credited': z.object({
    ...orderNotice,
    ...attachedDocument,
    code: z.string(),
    /** Formatted. */
    total: z.string(),
  }),
  'order-withdrawal': z.object({
    ...returnNotice,
    ...attachedLabel,
    /** Whether items were sent, and must be sent back. */
    hasParcel: z.enum(['yes', 'no']),
  }),
  'payment-failed': z.object(orderNotice),
  'payment-expired': z.object(orderNotice),
};

/** Milliseconds after which a mail is not sent any more. A link is valid for as long. */
export const mailTtlMs: Readonly<Record<MailKind, number>> = {
  'confirm-address': 7 * dayMs,
  'confirm-new-address': dayMs,
  welcome: 3 * dayMs,
  'reset-password': 60 * minuteMs,
  'password-changed': 3 * dayMs,
  'email-change-requested': dayMs,
  'email-changed': 3 * dayMs,
  'account-exists': dayMs,
  'social-login-connected': 3 * dayMs,
  'new-sign-in': 3 * dayMs,
  'data-export-ready': exportTtlDays * dayMs,
  'account-deletion-requested': deletionDelayDays * dayMs,
  'account-deleted': 3 * dayMs,
  'order-received': 7 * dayMs,
  'order-dispatched': 7 * dayMs,
  'order-canceled': 7 * dayMs,
  'order-address-changed': 3 * dayMs,
  'order-refunded': 7 * dayMs,
  'order-return-requested': 7 * dayMs,
  'order-return-approved': 7 * dayMs,
  'order-return-rejected': 7 * dayMs,
  'order-return-canceled': 7 * dayMs,
  'order-return-received': 7 * dayMs,
  'order-return-credited': 7 * dayMs,
  'order-withdrawal': 7 * dayMs,
  'payment-failed': 3 * dayMs,
  'payment-expired': 3 * dayMs,
};

export interface MailLimit {
  max: number;
  windowMs: number;
}

const perHour: MailLimit = { max: 1, windowMs: 60 * minuteMs };
const perDay: MailLimit = { max: 10, windowMs: dayMs };

/**
 * Mails of a kind that one address gets at most. Those that shoppers can cause again and again, with the address of
 * another person: guests enter one, and members may not have confirmed theirs. What is above it is not queued.
 */
export const mailLimits: Readonly<Partial<Record<MailKind, MailLimit>>> = {
  'payment-failed': perHour,
  'payment-expired': perHour,
  'order-received': perDay,
  'order-canceled': perDay,
  'order-address-changed': perDay,
  'order-return-requested': perDay,
  'order-return-canceled': perDay,
  'order-withdrawal': perDay,
};

export type MailKind = keyof typeof mailPayloads;
export type MailPayloads = { [Kind in MailKind]: z.infer<(typeof mailPayloads)[Kind]> };

export const mailKinds = Object.keys(mailPayloads) as MailKind[];

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailPayloads, kind);
}
