import { openStorage, type StoragePlace } from '../store/open-storage.ts';
import type { RegistryStorage } from '../store/registry-store.ts';
import { createTestDatabase, testServer } from './test-server.ts';

/** Files in the directory, or a new database where tests run against PostgreSQL. */
export async function testPlace(dir: string): Promise<StoragePlace> {
  return { dir, databaseUrl: testServer === undefined ? null : await createTestDatabase() };
}

export async function openTestStorage(dir: string): Promise<RegistryStorage> {
  return openStorage(await testPlace(dir));
}
