import { FormattedMessage } from 'shared-runtime';
import { SearchIcon, Skeleton, VisuallyHidden } from 'shared-ui';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestions } from './use-suggestions.ts';
import styles from './suggestion-panel.module.css';

export interface SuggestionPanelProps {
  listId: string;
  suggestions: Suggestions;
  term: string;
  selected: number | null;
  onChoose: () => void;
}

export function SuggestionPanel({ listId, suggestions, term, selected, onChoose }: SuggestionPanelProps) {
  const groups = 'groups' in suggestions ? suggestions.groups : [];
  return (
    <>
      {/* Always rendered: screen readers do not announce a live region that is inserted together with its text. */}
      <output className={suggestions.status === 'empty' ? styles.panel : undefined}>
        <Announcement suggestions={suggestions} />
      </output>
      {suggestions.status === 'searching' || suggestions.status === 'found' ? (
        <div className={styles.panel}>
          {groups.length === 0 ? (
            <PendingList />
          ) : (
            <SuggestionList
              id={listId}
              groups={groups}
              selected={selected}
              isStale={suggestions.status === 'searching'}
              onChoose={onChoose}
            />
          )}
          {term === '' ? null : (
            <button type="submit" tabIndex={-1} className={styles.all}>
              <SearchIcon />
              <FormattedMessage id="box.all" values={{ term }} />
            </button>
          )}
        </div>
      ) : null}
    </>
  );
}

function Announcement({ suggestions }: { suggestions: Suggestions }) {
  if (suggestions.status === 'none') return null;
  if (suggestions.status === 'empty') {
    return (
      <span className={styles.nothing}>
        <FormattedMessage id="box.nothing" />
      </span>
    );
  }
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

const pendingWidths = ['45%', '60%', '38%', '52%'];

function PendingList() {
  return (
    <div className={styles.pending}>
      {pendingWidths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
