import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoShop } from 'demo-shop';
import type { DatabaseClient } from '../../db/client.ts';
import { catalogueRevision, seedRuns } from '../../db/schema/index.ts';
import { openEmptyDatabase, openTestDatabase } from '../../testing/test-database.ts';
import { exportCatalogue, fileLines, importCatalogue } from './index.ts';

let folder: string;
let prepared: DatabaseClient;
let preparedAt: Date;
let empty: DatabaseClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-import-'));
  prepared = await openTestDatabase();
  const [run] = await prepared.db.select().from(seedRuns);
  preparedAt = run?.finishedAt ?? new Date(0);
  empty = await openEmptyDatabase();
}, 300_000);
afterAll(async () => {
  await Promise.all([prepared.close(), empty.close()]);
  await rm(folder, { recursive: true });
});

async function linesOf(database: DatabaseClient): Promise<string[]> {
  const lines: string[] = [];
  await exportCatalogue(database, (line) => {
    lines.push(line);
  });
  return lines;
}

/** Returns the first lines that differ, because a comparison of both texts would be too long to read. */
function firstDifference(actual: readonly string[], expected: readonly string[]) {
  if (actual.length !== expected.length) return [actual.length, expected.length];
  const index = actual.findIndex((line, place) => line !== expected[place]);
  return index === -1 ? null : [actual[index], expected[index]];
}

describe('importCatalogue', () => {
  it('changes nothing in the prepared database when the demo shop is imported again', async () => {
    const revision = () => prepared.db.select().from(catalogueRevision);
    const before = await revision();
    const result = await importCatalogue(prepared, () => demoShop.lines(preparedAt));
    expect(result.products).toBeGreaterThan(3_000);
    expect(result.changedRows).toBe(0);
    expect(await revision()).toEqual(before);
  }, 300_000);

  it('writes the same shop from the file of its export, line by line', async () => {
    const exported = await linesOf(prepared);
    expect(exported.length).toBeGreaterThan(5_000);
    const file = join(folder, 'export.ndjson');
    await writeFile(file, exported.join('\n'));
    await importCatalogue(empty, fileLines(file));
    expect(firstDifference(await linesOf(empty), exported)).toBeNull();
  }, 300_000);
});
