import { splitContacts } from '../../../domain/split-contacts.ts';

/** A plain text of which e-mail addresses and telephone numbers can be followed. */
export function LinkedText({ text }: { text: string }) {
  return splitContacts(text).map((part, position) =>
    part.href === null ? (
      part.text
    ) : (
      <a key={`${position}-${part.href}`} href={part.href}>
        {part.text}
      </a>
    ),
  );
}
