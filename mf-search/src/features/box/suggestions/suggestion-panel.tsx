import { FormattedMessage } from 'shared-runtime';
import { SearchIcon, Skeleton } from 'shared-ui';
import { RecentButtons } from './recent-buttons.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { Option } from './option.ts';
import type { DefaultSuggestions } from './use-default-suggestions.ts';
import type { Suggestions } from './use-suggestions.ts';
import styles from './suggestion-panel.module.css';

export interface SuggestionPanelProps {
  listId: string;
  suggestions: Extract<Suggestions, { groups: unknown }>;
  term: string;
  selected: number | null;
  defaults: DefaultSuggestions;
  onChoose: (option: Option) => void;
  /** Called when the button with the focus disappears. */
  onFocusField: () => void;
}

/** Renders the list and, beside it, the buttons that a list box must not contain. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { listId, suggestions, term, selected, defaults, onChoose, onFocusField } = props;
  const { groups } = suggestions;
  const recent = groups.find(({ kind }) => kind === 'recent');
  return (
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
      {recent ? (
        <RecentButtons
          terms={recent.suggestions.map(({ text }) => text)}
          hasFailed={defaults.recent.hasFailed}
          onRemove={defaults.recent.remove}
          onShowAll={defaults.showAll}
          onFocusField={onFocusField}
        />
      ) : null}
      {term === '' ? null : (
        <button type="submit" tabIndex={-1} className={styles.all}>
          <SearchIcon />
          <FormattedMessage id="box.all" values={{ term }} />
        </button>
      )}
    </div>
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
