import { FormattedMessage } from 'shared-runtime';
import { VisuallyHidden } from 'shared-ui';
import type { Suggestions } from './suggestions/use-suggestions.ts';
import styles from './announcement.module.css';

/** Says how many suggestions there are, to screen readers, and visibly that there are none. */
export function Announcement({ suggestions }: { suggestions: Suggestions }) {
  const isEmpty = suggestions.status === 'empty';
  return (
    // Always rendered: screen readers do not announce a live region that is inserted together with its text.
    <output className={isEmpty ? styles.empty : undefined}>
      {isEmpty ? <FormattedMessage id="box.nothing" /> : <Count suggestions={suggestions} />}
    </output>
  );
}

function Count({ suggestions }: { suggestions: Exclude<Suggestions, { status: 'empty' }> }) {
  if (suggestions.status === 'idle') return null;
  const count = suggestions.groups.reduce((sum, group) => sum + group.suggestions.length, 0);
  return (
    <VisuallyHidden>
      {suggestions.status === 'searching' ? (
        <FormattedMessage id="box.searching" />
      ) : (
        <FormattedMessage id="box.count" values={{ count }} />
      )}
    </VisuallyHidden>
  );
}
