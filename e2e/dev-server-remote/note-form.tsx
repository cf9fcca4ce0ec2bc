import { useState } from 'react';
import styles from './note-form.module.css';

/** Its text is edited by the spec. */
export function NoteForm() {
  const [count, setCount] = useState(0);
  return (
    <form className={styles.form}>
      <h1>Text as it was</h1>
      <label>
        Note <input name="note" />
      </label>
      <button type="button" onClick={() => setCount(count + 1)}>
        Clicked {count} times
      </button>
      <button
        type="button"
        onClick={() => {
          throw new Error('thrown by a click');
        }}
      >
        Fail
      </button>
    </form>
  );
}
