import type { RefObject } from 'react';
import type { Question } from 'shared-runtime';
import { Button } from 'shared-ui';
import styles from './confirmation.module.css';

export interface ConfirmationProps {
  question: Question;
  titleId: string;
  textId: string;
  /** The cancel button. */
  keep: RefObject<HTMLButtonElement | null>;
  onAnswer: (isYes: boolean) => void;
}

export function Confirmation({ question, titleId, textId, keep, onAnswer }: ConfirmationProps) {
  return (
    <div className={styles.question}>
      <h2 id={titleId} className={styles.title}>
        {question.title}
      </h2>
      {question.text === undefined ? null : <p id={textId}>{question.text}</p>}
      <div className={styles.answers}>
        <Button ref={keep} variant="secondary" onClick={() => onAnswer(false)}>
          {question.cancelLabel}
        </Button>
        <Button onClick={() => onAnswer(true)}>{question.confirmLabel}</Button>
      </div>
    </div>
  );
}
