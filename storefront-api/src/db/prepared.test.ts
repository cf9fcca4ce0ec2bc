import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/test-database.ts';
import type { DatabaseClient } from './client.ts';
import { prepared } from './prepared.ts';
import { brands } from './schema/index.ts';

let database: DatabaseClient;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('prepared', () => {
  it('runs a statement in the transaction that it is given, and builds it once', async () => {
    const { db } = database;
    let builds = 0;
    const slugOf = prepared((on) => {
      builds += 1;
      return on
        .select({ slug: brands.slug })
        .from(brands)
        .where(eq(brands.id, sql.placeholder('id')))
        .prepare('slug_of_brand');
    });
    const [brand] = await db.select().from(brands).limit(1);
    const id = brand?.id ?? 0;
    expect(await slugOf(db).execute({ id })).toEqual([{ slug: brand?.slug }]);
    const undo = new Error('undone');
    const changing = db.transaction(async (tx) => {
      await tx.update(brands).set({ slug: 'renamed' }).where(eq(brands.id, id));
      expect(await slugOf(tx).execute({ id })).toEqual([{ slug: 'renamed' }]);
      throw undo;
    });
    await expect(changing).rejects.toBe(undo);
    expect(await slugOf(db).execute({ id })).toEqual([{ slug: brand?.slug }]);
    expect(builds).toBe(1);
  });

  it('has another name for every statement: a connection rejects the second text of a name', () => {
    const sources = join(import.meta.dirname, '..');
    const names = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(join(sources, file), 'utf8').matchAll(/\.prepare\(\s*['"`]([^'"`]+)['"`]/g),
      ])
      .map(([, name]) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
