import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment, useBus, useOpenOverlay, useShop, type PageModule, type PageParams } from 'shared-runtime';
import { messages } from './messages.ts';
import { noted } from './noted.ts';
import { notesQuery } from './notes-query.ts';
import './own-props.ts';

const note = { label: 'Last note' };

/** Fails outside of React, with personal data in the message. */
function failInTimer(): void {
  setTimeout(() => {
    throw new Error('no note for anna@example.com');
  });
}

function NotesPage({ params: { entityId } }: { params: PageParams }) {
  const { data } = useSuspenseQuery(notesQuery(useShop()));
  const bus = useBus();
  const openOverlay = useOpenOverlay();
  if (typeof window === 'undefined' && entityId === 8) throw new Error('no note 8');
  return (
    <>
      <h1>{data.text}</h1>
      <p>{entityId === null ? 'A claimed path' : `A page type with the entity ${entityId}`}</p>
      <Fragment name="placeholder-name/note" props={note} fallback={() => <p>No note</p>} />
      <button type="button" onClick={() => bus.publish(noted, { text: 'from the page', length: 13 })}>
        Write a note
      </button>
      <button type="button" onClick={failInTimer}>
        Fail
      </button>
      <button
        type="button"
        onClick={() => openOverlay('placeholder-name/card', { title: 'Opened as content' })}
      >
        Open the card
      </button>
      <button type="button" onClick={() => openOverlay('placeholder-name-card', { title: 'Opened by name' })}>
        Open the card by name
      </button>
    </>
  );
}

export const page: PageModule = {
  Component: NotesPage,
  messages,
  async load(context) {
    await Promise.all([
      context.queryClient.fetchQuery(notesQuery(context)),
      context.prepareFragment('placeholder-name/note', note),
    ]);
  },
};
