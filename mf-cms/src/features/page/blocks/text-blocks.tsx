import { LinkedText } from './linked-text.tsx';
import styles from './text-blocks.module.css';

export function HeadingBlock({ text }: { text: string }) {
  return <h2 className={styles.heading}>{text}</h2>;
}

export function RichTextBlock({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.text}>
      {keyed(paragraphs).map(({ key, text }) => (
        <p key={key}>
          <LinkedText text={text} />
        </p>
      ))}
    </div>
  );
}

export function ListBlock({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {keyed(items).map(({ key, text }) => (
        <li key={key}>
          <LinkedText text={text} />
        </li>
      ))}
    </ul>
  );
}

/** The position is part of the key, because two paragraphs may have the same text. */
function keyed(texts: readonly string[]): { key: string; text: string }[] {
  return texts.map((text, position) => ({ key: `${position}-${text}`, text }));
}
