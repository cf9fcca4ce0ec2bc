#!/usr/bin/env node
import { once } from 'node:events';
import { runMf } from './run.ts';

process.exitCode = await runMf(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  ended: async () => void (await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])),
});
