import type { PageModule } from 'shared-runtime';
import { DataExportPage } from '../features/data-export/data-export-page.tsx';
import { messages } from '../messages/entry-messages.ts';

export const page: PageModule = { Component: DataExportPage, messages };
