export interface TextPart {
  text: string;
  /** `mailto:` or `tel:`; null for a part without a contact. */
  href: string | null;
}

/** Matches an e-mail address, or a telephone number in international format. */
const contact = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{6,18}\d/g;

/** Splits a plain text at its contacts, so that they can be rendered as links. */
export function splitContacts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(contact)) {
    const [found] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    const href = found.includes('@') ? `mailto:${found}` : `tel:${found.replaceAll(' ', '')}`;
    parts.push({ text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
