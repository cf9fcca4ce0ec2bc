import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storedReportSchema, type StoredReport } from 'registry-client/domain/shell-report';
import { isErrno } from 'registry-client/errno';
import { maxReports, type ShellReports } from './registry-store.ts';

/** Stores one file per shell in `reports`. */
export function createFileReports(dir: string): ShellReports {
  const folder = join(dir, 'reports');

  async function readOne(name: string): Promise<StoredReport[]> {
    try {
      const parsed = storedReportSchema.safeParse(JSON.parse(await readFile(join(folder, name), 'utf8')));
      return parsed.success ? [parsed.data] : [];
    } catch (cause) {
      // Deleted meanwhile, or damaged: the shell writes it again within seconds.
      if (cause instanceof SyntaxError || isErrno(cause, 'ENOENT')) return [];
      throw cause;
    }
  }

  async function names(): Promise<string[]> {
    const found = await readdir(folder).catch((cause: unknown) => {
      if (isErrno(cause, 'ENOENT')) return [];
      throw cause;
    });
    return found.filter((name) => name.endsWith('.json'));
  }

  async function all(): Promise<StoredReport[]> {
    const found = await Promise.all((await names()).map(readOne));
    return found.flat().toSorted((one, other) => other.at.localeCompare(one.at));
  }

  return {
    all,
    put: async (report) => {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${randomUUID()}.tmp`);
      await writeFile(draft, JSON.stringify(report));
      await rename(draft, join(folder, `${report.shell}.json`));
      if ((await names()).length <= maxReports) return;
      const old = (await all()).slice(maxReports);
      await Promise.all(old.map(({ shell }) => rm(join(folder, `${shell}.json`), { force: true })));
    },
  };
}
