import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Name extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly Tab<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Renders tabs by the pattern of WAI-ARIA: arrow keys, Home and End select a tab. Every panel stays mounted, so that
 * entered values survive a switch. Without JavaScript the other panels cannot be reached. See ADR 0041 for why this is
 * not Base UI.
 */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent): void {
    const index = targetIndex(
      event.key,
      tabs.findIndex((tab) => tab.name === selected),
      tabs.length,
    );
    const target = index === null ? undefined : tabs[index];
    if (index === null || !target) return;
    event.preventDefault();
    onSelect(target.name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === selected}
            aria-controls={`${id}-${tab.name}-panel`}
            tabIndex={tab.name === selected ? 0 : -1}
            onClick={() => onSelect(tab.name)}
            onKeyDown={handleKeyDown}
            className={styles.tab}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}-${tab.name}-panel`}
          aria-labelledby={`${id}-${tab.name}`}
          hidden={tab.name !== selected}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}

function targetIndex(key: string, current: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? null : (current + step + count) % count;
}
