#!/usr/bin/env node
import { runMf } from './run.ts';

process.exitCode = await runMf(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
