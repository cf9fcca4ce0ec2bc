import {
  createElement,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createHydrationTrigger, type HydrationTrigger } from '../host/hydration-trigger.ts';
import { useShopHost } from '../host/shop-host.ts';
import { useIsHydrating } from '../host/use-is-hydrating.ts';

export interface DeferredView<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code. A page's `load` awaits it, so that the server renders it and a navigation shows it at once. */
  load: () => Promise<unknown>;
}

type Loading<Props> = Promise<ComponentType<Props>> & {
  status?: 'fulfilled';
  value?: ComponentType<Props>;
};

/**
 * Creates a part of a page whose code is not needed before the page is interactive, such as a form: until then the
 * server's HTML is shown, which must be usable without it. The code is loaded on the first interaction with the part or
 * when the page is idle. If it cannot be loaded, the part stays as it works without JavaScript.
 */
export function createDeferredView<Props extends object>(
  loadView: () => Promise<ComponentType<Props>>,
): DeferredView<Props> {
  let pending: Loading<Props> | null = null;

  function load(): Loading<Props> {
    if (pending) return pending;
    const loading: Loading<Props> = loadView();
    pending = loading;
    loading.then(
      // As React marks a promise that it has read: rendering does not suspend.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => (pending = null),
    );
    return loading;
  }

  /** Resolves after the trigger with the code; never if it cannot be loaded. */
  async function loadAfter(trigger: HydrationTrigger): Promise<ComponentType<Props>> {
    await trigger.triggered;
    try {
      return await load();
    } catch (error) {
      // oxlint-disable-next-line no-console
      console.error('A part of the page could not be loaded', error);
      trigger.markHydrated(); // clicks that wait are repeated, on what works without JavaScript
      return new Promise(() => undefined);
    }
  }

  interface ContentProps {
    props: Props;
    hydrating: Promise<ComponentType<Props>> | null;
    onHydrated: () => void;
  }

  function Content({ props, hydrating, onHydrated }: ContentProps) {
    const component = use(hydrating ?? load());
    const handleMount = useEffectEvent(onHydrated);
    useEffect(() => handleMount(), []);
    return createElement(component, props);
  }

  function View(props: Props) {
    const host = useShopHost();
    // Only what the server has rendered can wait.
    const isHydrating = useIsHydrating();
    const [trigger] = useState(() => (isHydrating ? createHydrationTrigger() : null));
    const [hydrating] = useState(() => trigger && loadAfter(trigger));
    const [isHydrated, setIsHydrated] = useState(trigger === null);
    // Loaded code is rendered at once: `use` would make each render of the part asynchronous for React.
    const [loaded] = useState(() => (trigger === null ? pending?.value : undefined));
    const root = useRef<HTMLDivElement>(null);

    function handleHydrated(): void {
      setIsHydrated(true);
      trigger?.markHydrated();
    }

    const content = (
      <Suspense fallback={<Start trigger={trigger} />}>
        {loaded ? (
          createElement(loaded, props)
        ) : (
          <Content props={props} hydrating={hydrating} onHydrated={handleHydrated} />
        )}
      </Suspense>
    );
    // The same element until hydration: a new one would make React discard the server's HTML.
    const [initialContent] = useState(content);

    useEffect(() => {
      if (trigger === null || isHydrated || root.current === null) return undefined;
      void trigger.discarded.then(trigger.trigger);
      return host.hydration.watch(root.current, trigger, 'idle');
    }, [trigger, isHydrated, host]);

    // `data-deferred` takes no box of its own: see frame.css of shared-ui.
    return (
      <div ref={root} data-deferred="">
        {isHydrated ? content : initialContent}
      </div>
    );
  }

  return Object.assign(View, { load });
}

/** Rendered where there is no server HTML to keep: the code is loaded at once. */
function Start({ trigger }: { trigger: HydrationTrigger | null }) {
  useEffect(() => trigger?.trigger(), [trigger]);
  return null;
}
