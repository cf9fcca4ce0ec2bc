import { IntlMessageFormat } from 'intl-messageformat';
import { toLanguageTag, type StoreLocale } from 'shared-contracts/locales';
import { paths } from 'shared-contracts/routes';
import { textsOfStore } from 'shared-contracts/store-texts';
import type { Store } from 'shared-contracts/stores';
import type { StoreSettings } from '../../stores/config/store-settings.ts';
import type { MailKind } from '../mail-kinds.ts';
import { memberName } from './member-name.ts';
import { messages } from './messages/index.ts';

/** The texts of one mail. None of them is markup. */
export interface MailContent {
  languageTag: string;
  shop: string;
  homeUrl: string;
  subject: string;
  /** Shown in lists of mails behind the subject. */
  preheader: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  button: string;
  buttonUrl: string;
  notes: string[];
  signature: string;
  team: string;
  linkHint: string;
  footer: string[];
}

/** What mails about orders say. Amounts are formatted. */
export interface OrderTexts {
  order: string;
  /** One line each. */
  items: string;
  discount: string;
  hasDiscount: 'yes' | 'no';
  delivery: string;
  isDeliveryFree: 'yes' | 'no';
  dispatch: string;
  total: string;
  vat: string;
  tracking: string;
  hasTracking: 'yes' | 'no';
  hasPoints: 'yes' | 'no';
  isWhole: 'yes' | 'no';
  /** In lines. */
  address: string;
  place: string;
  placeKind: 'address' | 'point' | 'none';
  billing: string;
  hasBilling: 'yes' | 'no';
  dates: string;
  hasDates: 'yes' | 'no';
  /** Of a return. */
  code: string;
  hasParcel: 'yes' | 'no';
}

export interface MailFacts {
  kind: MailKind;
  /** Parsed payload of the mail. */
  payload: {
    firstname: string;
    /** Of a mailed link. */
    path?: string;
    /** Of a page without a token. */
    page?: string;
    email?: string;
    network?: string;
    provider?: string;
    /** ISO 8601. */
    date?: string;
    /** Of an order that was placed without an account. */
    isGuest?: 'yes' | 'no';
    /** Of an invoice or a credit note, and of a return whose label it is. They are attached. */
    documentId?: number | undefined;
    labelId?: number | undefined;
  } & Partial<OrderTexts>;
  store: Store;
  locale: StoreLocale;
  config: StoreSettings;
  /** When the reported change was made. */
  occurredAt: Date;
  /** Returns the absolute URL of a path of the store. */
  urlOf: (path: string) => string;
}

/** Pages that the buttons of mails without a link of their own open. */
const pageOf: Readonly<Partial<Record<MailKind, string>>> = {
  welcome: paths.home,
  'password-changed': paths.forgotPassword,
  'email-changed': paths.contact,
  'account-exists': paths.login(),
  'social-login-connected': paths.forgotPassword,
  'new-sign-in': paths.forgotPassword,
  'account-deleted': paths.home,
};

export function mailContent(facts: MailFacts): MailContent {
  const { kind, payload, store, locale, config, urlOf } = facts;
  const path = payload.path ?? payload.page ?? pageOf[kind];
  if (path === undefined) throw new Error(`A mail of the kind ${kind} needs a link`);
  const name = memberName(payload.firstname);
  const languageTag = toLanguageTag(locale);
  const texts = textsOfStore(messages[locale], store);
  const values = {
    shop: config.shopName,
    name,
    email: payload.email,
    network: payload.network,
    provider: payload.provider,
    ...orderTexts(payload),
    isGuest: payload.isGuest ?? 'no',
    date: payload.date === undefined ? undefined : dayText(new Date(payload.date), languageTag, store),
    time: timeText(facts.occurredAt, languageTag, store),
    // Numbers do not break: they are dialled as they stand.
    phone: config.phone.replaceAll(' ', '\u{A0}'),
    vatId: config.company.vatId,
  };
  const text = (id: string) => {
    const message = texts[id];
    if (message === undefined) throw new Error(`No text ${id} in ${locale}`);
    // Without tags: `<b>` in a value or a message is text.
    return String(new IntlMessageFormat(message, languageTag, undefined, { ignoreTag: true }).format(values));
  };
  const paragraphs = (id: string) => text(id).split('\n');
  return {
    languageTag,
    shop: config.shopName,
    homeUrl: urlOf(paths.home),
    subject: text(`${kind}.subject`),
    preheader: text(`${kind}.preheader`),
    heading: text(`${kind}.heading`),
    greeting: text(name === null ? 'greeting.withoutName' : 'greeting'),
    paragraphs: paragraphs(`${kind}.text`),
    button: text(`${kind}.button`),
    buttonUrl: urlOf(path),
    notes: [
      ...attachedTexts(facts).map(text),
      ...(texts[`${kind}.note`] === undefined ? [] : paragraphs(`${kind}.note`)),
    ],
    signature: text('signature'),
    team: text('team'),
    linkHint: text('linkHint'),
    footer: [
      text('footer.questions'),
      text(payload.isGuest === 'yes' ? 'footer.reasonOfGuest' : 'footer.reason'),
      companyLine(config, text('footer.vatId')),
    ],
  };
}

function attachedTexts({ kind, payload }: Pick<MailFacts, 'kind' | 'payload'>): string[] {
  const document = kind === 'order-dispatched' ? 'attached.invoice' : 'attached.creditNote';
  return [
    ...(payload.documentId === undefined ? [] : [document]),
    ...(payload.labelId === undefined ? [] : ['attached.label']),
  ];
}

const orderTextNames = [
  'order',
  'items',
  'discount',
  'hasDiscount',
  'delivery',
  'isDeliveryFree',
  'dispatch',
  'total',
  'vat',
  'tracking',
  'hasTracking',
  'hasPoints',
  'isWhole',
  'address',
  'place',
  'placeKind',
  'billing',
  'hasBilling',
  'dates',
  'hasDates',
  'code',
  'hasParcel',
] as const satisfies readonly (keyof OrderTexts)[];

const orderTexts = (payload: MailFacts['payload']): Partial<OrderTexts> =>
  Object.fromEntries(orderTextNames.map((name) => [name, payload[name]]));

/** Returns the time with its zone, because the reader compares it with what they did. */
function timeText(instant: Date, languageTag: string, { timeZone }: Store): string {
  const format = new Intl.DateTimeFormat(languageTag, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.format(instant);
}

function dayText(instant: Date, languageTag: string, { timeZone }: Store): string {
  return new Intl.DateTimeFormat(languageTag, { timeZone, dateStyle: 'long' }).format(instant);
}

/** Business letters, mails included, must name the company, its register and its address. */
function companyLine({ company, address }: StoreSettings, vatId: string): string {
  const [, ...lines] = address;
  return [[company.name, ...lines].join(', '), company.registration, vatId].join(' · ');
}
