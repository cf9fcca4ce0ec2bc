import { useState } from 'react';
import type { EventPayload } from 'shared-contracts/events';
import { useBusEvent, type FragmentModule } from 'shared-runtime';
import { messages } from './messages.ts';
import { noted } from './noted.ts';
import type { NoteProps } from './own-props.ts';

function Note({ label }: NoteProps) {
  const [last, setLast] = useState<EventPayload<typeof noted> | null>(null);
  useBusEvent(noted, setLast);
  return <p>{last ? `${label}: ${last.text}, ${last.length ?? 'no'} letters` : `${label}: none`}</p>;
}

export const fragment: FragmentModule<NoteProps> = { Component: Note, messages };
