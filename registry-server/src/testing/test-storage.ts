import { openStorage, type StorageLocation } from '../store/open-storage.ts';
import type { RegistryStorage } from '../store/registry-store.ts';
import { createTestDatabase, testServer } from './test-server.ts';

/** Returns the directory as storage, or a new database when tests run on PostgreSQL. */
export async function testLocation(dir: string): Promise<StorageLocation> {
  return { dir, databaseUrl: testServer === undefined ? null : await createTestDatabase() };
}

export async function openTestStorage(dir: string): Promise<RegistryStorage> {
  return openStorage(await testLocation(dir));
}
