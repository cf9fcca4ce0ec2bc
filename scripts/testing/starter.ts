import { startService, type ServiceOptions } from '../stack/service.ts';

/** Starter process for tests: starts the server of its first argument and prints the server's process id. */
const service = await startService(JSON.parse(process.argv[2] ?? '') as ServiceOptions);
console.log(service.pid);
