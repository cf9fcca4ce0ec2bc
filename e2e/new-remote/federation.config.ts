import { defineFederation, describeEvent } from 'shared-build/federation';
import { storeIdField } from 'shared-contracts/api/fields';
import { jsonSchemaOf, responseSchemaOf } from 'shared-contracts/json-schema';
import { object, string } from 'shared-contracts/schema';
import { noted } from './noted.ts';

const text = { type: 'string' };

export default defineFederation({
  name: 'mf-placeholder-name',
  squad: 'e2e',
  exposes: {
    './pages/notes': './notes-page.tsx',
    './fragments/note': './note-fragment.tsx',
    './overlays/card': './card-overlay.tsx',
    './startups/note': './note-startup.ts',
  },
  claims: { '/placeholder-name/*': { page: 'placeholder-name/notes', entry: 'public', tracking: 'Info' } },
  pageTypes: {
    'placeholder-name': { page: 'placeholder-name/notes', entry: 'public', tracking: 'Info' },
  },
  frame: {
    './fragments/note': { slot: 'header-actions', props: { label: 'Note in the header' }, hydrate: 'idle' },
  },
  startup: { './startups/note': 30 },
  overlays: {
    './overlays/card': {
      kind: 'modal',
      width: 610,
      names: { 'placeholder-name-card': { tone: 'loud' } },
      aside: { width: 640 },
    },
  },
  events: {
    'placeholder-name:noted': describeEvent(noted, [{ text: 'Wax the skis' }, { text: 'Wax', length: 3 }]),
  },
  offers: {
    'placeholder-name/note': {
      major: 1,
      schema: { type: 'object', properties: { label: text }, required: ['label'] },
      examples: [{ label: 'Last note' }],
    },
    'placeholder-name/card': {
      major: 1,
      schema: { type: 'object', properties: { title: text, tone: text }, required: ['title'] },
      examples: [{ title: 'Notes' }, { title: 'Notes', tone: 'loud' }],
    },
  },
  calls: {
    'placeholder-name': {
      // Without further fields, which the API would reject.
      request: { ...jsonSchemaOf(object({ store_id: storeIdField })), additionalProperties: false },
      response: responseSchemaOf(object({ text: string() })),
    },
  },
  timeoutMs: 3000,
  budgetKb: 60,
});
