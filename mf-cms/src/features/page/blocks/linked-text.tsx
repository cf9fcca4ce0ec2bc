import { splitContacts } from '../../../domain/split-contacts.ts';

/** Renders a plain text with its e-mail addresses and telephone numbers as links. */
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
