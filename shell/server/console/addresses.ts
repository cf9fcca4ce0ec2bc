import type { LiveChange } from 'registry-client';
import type { RemoteName } from 'shared-contracts/exposes';
import { fieldsOf } from './read-wish.ts';

export const consolePath = '/__releases';
export const confirmPath = `${consolePath}/confirm`;
export const changePath = `${consolePath}/change`;
export const stylesheetPath = `${consolePath}/console.css`;

export const confirmAddress = (wish: LiveChange) => `${confirmPath}?${new URLSearchParams(fieldsOf(wish))}`;

export const remoteAddress = (remote: RemoteName | null) =>
  remote === null ? consolePath : `${consolePath}?remote=${remote}`;

/** Where the message of a change is shown. The revision leads to what the audit says of it. */
export const doneAddress = (revision: number | 'nothing') => `${consolePath}?changed=${revision}`;
