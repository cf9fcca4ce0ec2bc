import { FormattedMessage } from 'shared-runtime';
import { SearchIcon, Skeleton } from 'shared-ui';
import { RecentRemovals } from './recent-removals.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { Option } from './option.ts';
import type { Offers } from './use-offers.ts';
import type { Suggestions } from './use-suggestions.ts';
import styles from './suggestion-panel.module.css';

export interface SuggestionPanelProps {
  listId: string;
  suggestions: Extract<Suggestions, { groups: unknown }>;
  term: string;
  selected: number | null;
  offers: Offers;
  onChoose: (option: Option) => void;
  /** Called when the last recent search was removed, with its button. */
  onEmptied: () => void;
}

/** Renders the list and, beside it, the buttons that a list box must not contain. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { listId, suggestions, term, selected, offers, onChoose, onEmptied } = props;
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
        <RecentRemovals
          terms={recent.suggestions.map(({ text }) => text)}
          hasFailed={offers.recent.hasFailed}
          onRemove={offers.recent.remove}
          onEmptied={onEmptied}
        />
      ) : null}
      {offers.hiddenCount > 0 ? (
        <button type="button" className={styles.all} onClick={offers.showAll}>
          <FormattedMessage id="box.allRecent" values={{ count: offers.hiddenCount }} />
        </button>
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
