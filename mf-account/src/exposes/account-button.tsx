import type { FragmentModule } from 'shared-runtime';
import { AccountButton } from '../features/account-button/account-button.tsx';
import { messages } from '../messages/index.ts';

export const fragment: FragmentModule = { Component: AccountButton, messages };
