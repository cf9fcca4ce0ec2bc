/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select holds no links and cannot be led from a text field */
import { useEffect, useRef } from 'react';
import { useIntl } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import type { SuggestionGroup } from '../../../domain/suggestions.ts';
import { optionId, type Option } from './option.ts';
import { SuggestionContent } from './suggestion-content.tsx';
import styles from './suggestion-list.module.css';

export interface SuggestionListProps {
  id: string;
  groups: readonly SuggestionGroup[];
  /** Index over all groups. */
  selected: number | null;
  /** Whether the suggestions belong to an earlier term; the next ones are being loaded. */
  isStale: boolean;
  onChoose: (option: Option) => void;
}

/** Renders options as links, so that a middle click or a long press works. */
export function SuggestionList({ id, groups, selected, isStale, onChoose }: SuggestionListProps) {
  const intl = useIntl();
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + group.suggestions.length, 0),
  );
  return (
    <div
      id={id}
      role="listbox"
      aria-label={intl.formatMessage({ id: 'box.suggestions' })}
      aria-busy={isStale}
      className={styles.list}
    >
      {groups.map(({ kind, title, suggestions }, group) => (
        <div
          key={kind}
          role="group"
          aria-labelledby={`${id}-group-${group}`}
          className={styles.group}
          data-kind={kind}
        >
          <p id={`${id}-group-${group}`} role="presentation" className={styles.title}>
            {title}
          </p>
          <div role="presentation" className={styles.options}>
            {suggestions.map((suggestion, index) => {
              const position = (starts[group] ?? 0) + index;
              return (
                <SuggestionOption
                  key={suggestion.href}
                  id={optionId(id, position)}
                  option={{ kind, suggestion }}
                  isSelected={position === selected}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

interface SuggestionOptionProps {
  id: string;
  option: Option;
  isSelected: boolean;
  onChoose: (option: Option) => void;
}

function SuggestionOption({ id, option, isSelected, onChoose }: SuggestionOptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isSelected) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <Link
      ref={link}
      id={id}
      to={option.suggestion.href}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      className={styles.option}
      onClick={() => onChoose(option)}
    >
      <SuggestionContent {...option} />
    </Link>
  );
}
