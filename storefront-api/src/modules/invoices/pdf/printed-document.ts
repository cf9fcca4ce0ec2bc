import { dayText } from 'shared-contracts/day-text';
import { toLanguageTag } from 'shared-contracts/locales';
import { formatMoney, money } from 'shared-contracts/money';
import type { InvoiceKind } from '../../../db/schema/index.ts';
import { documentTexts, type DocumentTexts } from '../../documents/document-texts.ts';
import { documentLooks, page, type DocumentLook, type Pdf } from '../../documents/pdf-document.ts';
import { artifact, openStructure, type Structure } from '../../documents/structure.ts';
import type { DocumentContent } from '../document-content.ts';

/** A document while it is drawn. */
export interface PrintedDocument {
  pdf: Pdf;
  /** The outermost element of its structure. */
  structure: Structure;
  /** Of rules and surfaces. */
  decoration: Structure;
  kind: InvoiceKind;
  content: DocumentContent;
  look: DocumentLook;
  text: DocumentTexts;
  /** Formats minor units. */
  amount: (value: number) => string;
  /** Formats an ISO 8601 date. */
  day: (date: string) => string;
  /** Formats basis points. */
  rate: (basisPoints: number) => string;
}

export function printedDocument(pdf: Pdf, kind: InvoiceKind, content: DocumentContent): PrintedDocument {
  const { locale, brand, currency } = content;
  const languageTag = toLanguageTag(locale);
  const days = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
  const percents = new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 2 });
  const wholeBasisPoints = 10_000;
  return {
    pdf,
    structure: openStructure(pdf),
    decoration: artifact(pdf),
    kind,
    content,
    look: documentLooks[brand],
    text: documentTexts(locale),
    amount: (value) => formatMoney(money(value, currency), content),
    day: (date) => dayText(days.format(new Date(date)), languageTag),
    rate: (basisPoints) => percents.format(basisPoints / wholeBasisPoints),
  };
}

/** Where the text of a page ends; the footer is below. */
export const bodyBottom = page.height - 104;
