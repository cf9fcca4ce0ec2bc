import { ChevronDownIcon } from 'shared-ui';
import styles from './faq-block.module.css';

interface FaqItem {
  question: string;
  answer: string;
}

/** Renders native disclosures: they work without JavaScript, and the browser's text search finds closed answers. */
export function FaqBlock({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer }, position) => (
        // An editor may enter the same question twice, so the key contains the position.
        <details key={`${position}-${question}`} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <ChevronDownIcon />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
