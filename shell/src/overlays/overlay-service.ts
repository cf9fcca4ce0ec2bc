import type { OverlayName } from 'shared-contracts/exposes';
import type { Question } from 'shared-runtime';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DialogPlace, FindOverlay } from './overlay-places.ts';

const questionPlace: DialogPlace = { kind: 'modal', width: 450, isClosable: true };

interface OpenBase {
  id: number;
  place: DialogPlace;
}

/** Content of a remote. */
export interface OpenContent extends OpenBase {
  name: OverlayName;
  props: object;
}

/** A question of the shell. Closing it answers no. */
export interface OpenQuestion extends OpenBase {
  name: 'confirm';
  question: Question;
  answer: (isYes: boolean) => void;
}

export type OpenOverlay = OpenContent | OpenQuestion;

export interface OverlayState {
  /** The last one is on top; only that one is shown. */
  stack: readonly OpenOverlay[];
}

export interface OverlayService {
  store: StoreApi<OverlayState>;
  /**
   * Opens a content, or one by a name that its release gives; names may come from outside, and unknown ones are reported.
   * Resolves when it is shown, or is closed or covered by another overlay before.
   */
  open: (target: string, props: object) => Promise<void>;
  /** Called when the dialog of an overlay is rendered. */
  markShown: (id: number) => void;
  /** Whether the dialog of an overlay has been rendered before, or is not waited for because another one covered it. */
  isShown: (id: number) => boolean;
  confirm: (question: Question) => Promise<boolean>;
  close: (id: number) => void;
  closeAll: () => void;
}

export function createOverlayService(find: FindOverlay, report: (message: string) => void): OverlayService {
  const store = createStore<OverlayState>()(() => ({ stack: [] }));
  let lastId = 0;
  /** What resolves the promises of contents that are not shown yet, by id. */
  const waiting = new Map<number, () => void>();

  function markShown(id: number): void {
    waiting.get(id)?.();
    waiting.delete(id);
  }

  /** Reopening a content replaces it. Questions are independent. */
  function push(overlay: OpenOverlay): void {
    const { stack: below } = store.getState();
    store.setState({
      stack: [...below.filter(({ name }) => name === 'confirm' || name !== overlay.name), overlay],
    });
    for (const { id } of below) markShown(id);
  }

  function take(isGone: (overlay: OpenOverlay) => boolean): void {
    const { stack } = store.getState();
    store.setState({ stack: stack.filter((overlay) => !isGone(overlay)) });
    for (const overlay of stack.filter(isGone)) {
      if (overlay.name === 'confirm') overlay.answer(false);
      markShown(overlay.id);
    }
  }

  const nextId = () => (lastId += 1);

  return {
    store,
    open(target, props) {
      const found = find(target);
      if (!found) {
        report(`There is no content for an overlay ${target}`);
        return Promise.resolve();
      }
      const { name, place, props: preset } = found;
      const id = nextId();
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(id, resolve);
      push({ id, name, place, props: { ...preset, ...props } });
      return promise;
    },
    markShown,
    isShown: (id) => !waiting.has(id),
    confirm: (question) =>
      new Promise((answer) => {
        push({ id: nextId(), name: 'confirm', place: questionPlace, question, answer });
      }),
    close: (id) => take((overlay) => overlay.id === id),
    closeAll: () => take(() => true),
  };
}
