import { createContext, use, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { EventBus } from 'shared-contracts/events';
import type { FragmentName, OverlayName } from 'shared-contracts/exposes';
import type { RemoteName } from 'shared-contracts/releases';
import type { OverlayTarget, OverlayTargetProps } from 'shared-contracts/overlays';
import type { Session } from 'shared-contracts/session';
import type { FragmentModule } from '../modules.ts';
import type { ShopContext } from '../shop-context.ts';
import type { AlertService } from './alert-service.ts';
import type { HydrationScheduler } from './hydration-scheduler.ts';
import type { ContextFor } from './remote-contexts.ts';

/** Code of one expose and its stylesheets and messages. */
export interface LoadedRegion<Module> {
  status: 'ready';
  remote: RemoteName;
  version: string;
  module: Module;
  messages: unknown;
}

export interface FailedRegion {
  status: 'failed';
  remote: RemoteName;
  version: string;
  phase: RegionPhase;
}

/**
 * When a region failed. `missing`: the remote has no release. `data`: its `load`. `render`: its component, or a startup that
 * threw. `timeout`: load, or a startup that did not end.
 */
export type RegionPhase = 'missing' | 'load' | 'timeout' | 'data' | 'render';

export type Region<Module> = LoadedRegion<Module> | FailedRegion;

export interface FragmentLoader {
  /** Returns the region if it is loaded or has failed, without waiting. */
  peek(name: FragmentName): Region<FragmentModule> | undefined;
  /** Resolves to a failed region rather than rejecting; the same promise until {@link retry}. */
  load(name: FragmentName): Promise<Region<FragmentModule>>;
  retry(name: FragmentName): Promise<Region<FragmentModule>>;
}

export interface RegionFailure {
  remote: string;
  version: string;
  region: string;
  phase: RegionPhase;
  error?: unknown;
}

/** A confirmation before data is lost. All texts are in the shopper's language. */
export interface Question {
  /** The question itself. */
  title: string;
  /** The consequence. */
  text?: string;
  /** Label of the confirming button: the action, such as "Delete the address". */
  confirmLabel: string;
  /** Label of the cancelling button, such as "Keep it". It has the initial focus. */
  cancelLabel: string;
}

/** What the shell, or a stub of it, provides to everything that it renders. */
/** What says that an overlay may be opened: the shopper points at what opens it, or has it in view. */
export type OverlaySign = 'intent' | 'seen';

export interface ShopHost {
  context: ShopContext;
  /** Session with which the server rendered the page. */
  startSession: Session;
  fragments: FragmentLoader;
  openOverlay: <Target extends OverlayTarget>(target: Target, props: OverlayTargetProps<Target>) => void;
  /**
   * Loads an overlay ahead of time. A click that follows at once is not delayed. Never throws.
   *
   * @param sign `intent`: it is likely to be opened at once. `seen`: its files are fetched, but not executed. @default 'intent'
   */
  prefetchOverlay: (name: OverlayName, sign?: OverlaySign) => void;
  alerts: AlertService;
  /** Resolves to false unless the shopper says yes. Never rejects. */
  confirm: (question: Question) => Promise<boolean>;
  /** Shows a spinner until the promise settles, and returns the promise. */
  waitWithSpinner: <Value>(work: Promise<Value>) => Promise<Value>;
  /** Loads the page of a path ahead of time, on the first sign of intent. */
  prefetch: (path: string) => void;
  reportFailure: (failure: RegionFailure) => void;
  /** Returns a bus that publishes and subscribes as this release, with its permissions. */
  busFor: (remote: string, version: string) => EventBus;
  /** Returns the context of a release: that of the page, with {@link busFor} as its bus. */
  contextFor: ContextFor;
  /** Whether parts of the server's HTML wait for their hydration. False on the server, and in hosts that render all in the browser. */
  defersHydration: boolean;
  hydration: HydrationScheduler;
  /** Only on a server that renders some parts once for several visitors. */
  sharedParts?: SharedParts;
}

/** Renders parts of pages that depend on their props and the visitor's audience only, see `shareOnServer`. */
export interface SharedParts {
  /**
   * Returns the element, or a placeholder for HTML that is kept from an earlier page.
   *
   * @param part identifies the component
   * @param element the component with these props
   */
  render<Props extends object>(part: ComponentType<Props>, props: Props, element: ReactElement): ReactNode;
}

export const ShopHostContext = createContext<ShopHost | null>(null);

export function useShopHost(): ShopHost {
  const host = use(ShopHostContext);
  if (!host) {
    throw new Error(
      'There is no shop around this component. Render it inside the shell, the standalone page or renderInShop().',
    );
  }
  return host;
}
