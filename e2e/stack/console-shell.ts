import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Service } from '../../scripts/stack/service.ts';
import { apiUrl, dataDir, publicKeyFile, registryToken, registryUrl } from './addresses.ts';
import { startExtraShell } from './extra-shell.ts';

/** Starts a shell whose release console is open to these members. */
export async function startShellWithConsole(staff: readonly string[]): Promise<Service> {
  const tokenFile = join(dataDir, 'console-token');
  await writeFile(tokenFile, registryToken, { mode: 0o600 });
  return startExtraShell('shell-with-console', {
    apiUrl,
    registryUrl,
    publicKeyFile,
    more: { STAFF_EMAILS: staff.join(','), REGISTRY_TOKEN_FILE: tokenFile },
  });
}
