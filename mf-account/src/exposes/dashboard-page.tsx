import type { PageModule } from 'shared-runtime';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { messages } from '../messages/account-messages.ts';

export const page: PageModule = { Component: DashboardPage, messages };
