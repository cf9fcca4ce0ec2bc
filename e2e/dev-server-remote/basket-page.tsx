import type { PageModule } from 'shared-runtime';
import { messages } from './messages.ts';
import { NoteForm } from './note-form.tsx';

export const page: PageModule = { Component: NoteForm, messages };
