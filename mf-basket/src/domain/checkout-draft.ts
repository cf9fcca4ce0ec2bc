import type { StoredName } from 'shared-contracts/cookies';

const storageKey: StoredName<'sessionStorage'> = 'checkout-draft';

/** Forms of the checkout whose entries survive a reload of the tab. */
export type DraftPart =
  'email' | 'address' | 'address-book' | 'method' | 'billing' | 'billing-book' | 'order';

/** What is entered in a form, by the names of its fields. An unchecked checkbox is empty. */
export type Entries = Readonly<Record<string, string>>;

interface Draft {
  /** Id of the member who has entered it; null: a guest. */
  shopper: number | null;
  parts: Readonly<Record<string, Entries>>;
}

/** No form has more, and no field is longer: a larger entry was edited. */
const maxEntries = 30;
const maxLength = 300;

/**
 * Returns what this shopper has entered in a form of this tab; null for nothing. What another member has entered is
 * removed. What a member has entered is kept while no member is signed in, because the session may only have ended.
 */
export function readDraft(shopper: number | null, part: DraftPart): Entries | null {
  const draft = read();
  if (draft === null) return null;
  if (draft.shopper === shopper) return draft.parts[part] ?? null;
  if (shopper !== null) clearDraft();
  return null;
}

/** Stores what a form contains, in place of what was entered in it before and of everything of another shopper. */
export function writeDraft(shopper: number | null, part: DraftPart, entries: Entries): void {
  const draft = read();
  const parts = draft?.shopper === shopper ? draft.parts : {};
  write({ shopper, parts: { ...parts, [part]: entries } });
}

/** Removes a form that was sent: the server has its values. */
export function clearDraftPart(part: DraftPart): void {
  const draft = read();
  if (draft === null) return;
  const { [part]: _sent, ...parts } = draft.parts;
  write({ ...draft, parts });
}

/** Gives what a guest has entered to the member who has just signed in on the same page. */
export function assignDraft(shopper: number): void {
  const draft = read();
  if (draft?.shopper === null) write({ ...draft, shopper });
  else if (draft !== null && draft.shopper !== shopper) clearDraft();
}

/** Removes everything, after an order and at sign-out. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}

function write(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: entries last until the page is left.
  }
}

function read(): Draft | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null; // storage is forbidden, or its content invalid
  }
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || !isRecord(value['parts'])) return false;
  const { shopper, parts } = value;
  return (shopper === null || Number.isInteger(shopper)) && Object.values(parts).every(isEntries);
}

function isEntries(value: unknown): value is Entries {
  if (!isRecord(value)) return false;
  const texts = Object.values(value);
  return (
    texts.length <= maxEntries && texts.every((text) => typeof text === 'string' && text.length <= maxLength)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
