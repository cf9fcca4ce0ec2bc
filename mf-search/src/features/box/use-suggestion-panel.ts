import { useEffect, useState, type ComponentType } from 'react';
import type { SuggestionPanelProps } from './suggestions/suggestion-panel.tsx';

type Panel = ComponentType<SuggestionPanelProps>;

async function loadPanel(): Promise<Panel | null> {
  try {
    const module = await import(
      /* webpackChunkName: "suggestion-panel" */ './suggestions/suggestion-panel.tsx'
    );
    return module.SuggestionPanel;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the form searches without it
    console.error('The suggestions could not be loaded', error);
    return null;
  }
}

/** Loads what shows suggestions when the box opens; null until then. A failed load is repeated the next time. */
export function useSuggestionPanel(isOpen: boolean): Panel | null {
  const [loaded, setLoaded] = useState<{ Panel: Panel } | null>(null);
  const isMissing = isOpen && loaded === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    void loadPanel().then((Panel) => {
      if (isCurrent && Panel) setLoaded({ Panel });
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return loaded?.Panel ?? null;
}
