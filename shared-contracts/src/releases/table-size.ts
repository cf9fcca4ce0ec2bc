/** Largest size of the tables of one release as JSON, bytes. Every page contains them. */
export const maxTableBytes = 16_000;

interface Tables {
  pageTypes?: object | undefined;
  frame?: object | undefined;
  claims?: object | undefined;
  startup?: object | undefined;
  overlays?: object | undefined;
}

/** Returns whether the tables of a release are small enough together. Their schemas limit each row. */
export function areTablesSmall({ pageTypes, frame, claims, startup, overlays }: Tables): boolean {
  const json = JSON.stringify({ pageTypes, frame, claims, startup, overlays });
  return new TextEncoder().encode(json).length <= maxTableBytes;
}
