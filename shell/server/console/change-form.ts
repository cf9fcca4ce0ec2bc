import type { LiveChange } from 'registry-client';
import { remoteNameSchema, versionSchema, type RemoteName } from 'shared-contracts/releases';
import * as z from 'zod';

export const consolePath = '/__releases';
export const confirmPath = `${consolePath}/confirm`;
export const changePath = `${consolePath}/change`;
export const errorsPath = `${consolePath}/errors`;
export const stylesheetPath = `${consolePath}/console.css`;

export const confirmUrl = (change: LiveChange) =>
  `${confirmPath}?${new URLSearchParams(changeFields(change))}`;

export const remoteUrl = (remote: RemoteName | null) =>
  remote === null ? consolePath : `${consolePath}?remote=${remote}`;

export const errorsUrl = (remote: RemoteName | null) =>
  remote === null ? errorsPath : `${errorsPath}?remote=${remote}`;

/** Returns the page that shows the result of a change; the audit entry is found by the revision. */
export const changedUrl = (revision: number | 'nothing') => `${consolePath}?changed=${revision}`;

const share = z.coerce.number().int().min(1).max(100);

const changeSchema = z.discriminatedUnion('action', [
  z
    .object({ action: z.literal('promote'), remote: remoteNameSchema, version: versionSchema, share })
    .transform(({ action, remote, version, share }) => ({ action, name: remote, version, traffic: share })),
  z
    .object({ action: z.literal('rollback'), remote: remoteNameSchema })
    .transform(({ action, remote }) => ({ action, name: remote })),
  z
    .object({ action: z.literal('block'), remote: remoteNameSchema, version: versionSchema })
    .transform(({ action, remote, version }) => ({ action, name: remote, version })),
]);

/** Parses a change from the fields of a form or query; null where they are no valid change. */
export function parseChange(fields: unknown): LiveChange | null {
  const parsed = changeSchema.safeParse(fields);
  return parsed.success ? parsed.data : null;
}

/** Returns the form fields of a change: the inverse of {@link parseChange}. */
export function changeFields(change: LiveChange): Record<string, string> {
  return {
    action: change.action,
    remote: change.name,
    ...('version' in change ? { version: change.version } : {}),
    ...('traffic' in change ? { share: String(change.traffic) } : {}),
  };
}

/** In characters. */
export const maxReasonLength = 500;

/** Parses the text area of a form; null where it is empty or longer than {@link maxReasonLength}. */
export function parseReason(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const reason = replaceControls(text.replaceAll('\r\n', '\n')).trim();
  return reason === '' || reason.length > maxReasonLength ? null : reason;
}

/** `mf status` prints reasons, and a terminal would interpret control characters. */
function replaceControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ' '));
}
