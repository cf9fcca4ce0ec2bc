import type { FragmentModule } from 'shared-runtime';
import { SearchBox } from '../features/box/search-box.tsx';
import { messages } from '../messages/index.ts';

export const fragment: FragmentModule = { Component: SearchBox, messages };
