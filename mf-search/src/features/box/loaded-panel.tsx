import { createElement, useEffect, useState, type ComponentType } from 'react';
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
  const [loaded, setLoaded] = useState<{ panel: Panel } | null>(null);
  const isMissing = isOpen && loaded === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    void loadPanel().then((panel) => {
      if (isCurrent && panel) setLoaded({ panel });
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return loaded?.panel ?? null;
}

/** Renders the loaded panel. */
export function LoadedPanel({ panel, ...props }: SuggestionPanelProps & { panel: Panel }) {
  return createElement(panel, props);
}
