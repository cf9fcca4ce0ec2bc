import { ChevronDownIcon } from 'shared-ui';
import styles from './faq-block.module.css';

interface FaqItem {
  question: string;
  answer: string;
}

/** Disclosures of the browser: they open without JavaScript, and its own search finds what is folded away. */
export function FaqBlock({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer }, position) => (
        // Nothing keeps an editor from asking the same twice.
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
