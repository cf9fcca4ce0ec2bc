import { Fragment, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useSession } from 'shared-runtime';
import { readDraft, writeDraft, type DraftPart, type Entries } from '../../../domain/checkout-draft.ts';
import { readChangedEntries, readEntries } from './form-entries.ts';
import styles from '../checkout.module.css';

interface WithDraftProps {
  part: DraftPart;
  /** Whether the form begins with other entries, such as those of a rejected post without JavaScript. */
  isSkipped?: boolean;
  /** Renders the form with what was entered before a reload; undefined: nothing, as in the server's HTML. */
  children: (entered: Entries | undefined) => ReactNode;
}

/**
 * Stores what is entered in a form, and renders the form anew with it after a reload of the tab. What was entered before
 * hydration goes before what was stored.
 */
export function WithDraft({ part, isSkipped = false, children }: WithDraftProps) {
  const { id } = useSession();
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const [entered, setEntered] = useState<Entries>();

  function save(): void {
    if (root.current) writeDraft(id, part, readEntries(root.current));
  }

  const restore = useEffectEvent((element: Element) => {
    const stored = isSkipped ? null : readDraft(id, part);
    const changed = readChangedEntries(element);
    if (Object.keys(changed).length > 0) writeDraft(id, part, { ...stored, ...changed });
    if (stored === null) return;
    focused.current = focusedName(element);
    setEntered({ ...stored, ...changed });
  });
  // Before the first painting of a page that the browser has rendered.
  useLayoutEffect(() => {
    if (root.current) restore(root.current);
  }, []);
  useLayoutEffect(() => {
    // The new form has lost the focus of the one before.
    if (focused.current === null || entered === undefined) return;
    const name = CSS.escape(focused.current);
    focused.current = null;
    root.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [entered]);

  return (
    <div ref={root} className={styles.contents} onChange={save}>
      <Fragment key={entered === undefined ? 'first' : 'restored'}>{children(entered)}</Fragment>
    </div>
  );
}

function focusedName(root: Element): string | null {
  const { activeElement } = document;
  return activeElement !== null && root.contains(activeElement) ? activeElement.getAttribute('name') : null;
}
