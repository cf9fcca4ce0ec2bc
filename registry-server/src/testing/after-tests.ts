import { dropTestDatabases } from './test-server.ts';

afterAll(dropTestDatabases);
