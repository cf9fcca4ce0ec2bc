import type { OverlayName } from 'shared-contracts/exposes';
import { modals, placeOf, type OverlayPlace } from 'shared-contracts/overlays';
import type { Question } from 'shared-runtime';
import { createStore, type StoreApi } from 'zustand/vanilla';

interface OpenBase {
  id: number;
  place: OverlayPlace;
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
  /** Opens a content or a modal by its name, which may come from outside; unknown names are reported. */
  open: (target: string, props: object) => void;
  confirm: (question: Question) => Promise<boolean>;
  close: (id: number) => void;
  closeAll: () => void;
}

export function createOverlayService(report: (message: string) => void): OverlayService {
  const store = createStore<OverlayState>()(() => ({ stack: [] }));
  let lastId = 0;

  /** Reopening a content replaces it. Questions are independent. */
  function push(overlay: OpenOverlay): void {
    store.setState(({ stack }) => ({
      stack: [...stack.filter(({ name }) => name === 'confirm' || name !== overlay.name), overlay],
    }));
  }

  function take(isGone: (overlay: OpenOverlay) => boolean): void {
    const { stack } = store.getState();
    store.setState({ stack: stack.filter((overlay) => !isGone(overlay)) });
    for (const overlay of stack.filter(isGone)) if (overlay.name === 'confirm') overlay.answer(false);
  }

  const nextId = () => (lastId += 1);

  return {
    store,
    open(target, props) {
      const place = placeOf(target);
      if (!place?.content || place.content === 'shell')
        return report(`There is no content for an overlay ${target}`);
      push({ id: nextId(), name: place.content, place, props: { ...place.props, ...props } });
    },
    confirm: (question) =>
      new Promise((answer) => {
        push({ id: nextId(), name: 'confirm', place: modals.confirm, question, answer });
      }),
    close: (id) => take((overlay) => overlay.id === id),
    closeAll: () => take(() => true),
  };
}
