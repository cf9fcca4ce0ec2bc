import type { RemoteName } from 'shared-contracts/exposes';

/** Brings the code of one expose into this process or tab. Rejects where it cannot be had. */
export interface ExposeLoader {
  load(remote: RemoteName, expose: string): Promise<unknown>;
}
