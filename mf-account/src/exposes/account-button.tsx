import type { FragmentModule } from 'shared-runtime';
import { AccountButton } from '../features/account-button/account-button.tsx';
import { messages } from '../messages/button/index.ts';

export const fragment: FragmentModule = { Component: AccountButton, messages };
