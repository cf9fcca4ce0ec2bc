// Runs on Node 20 with nothing installed: it brings the pinned pnpm and Node 24, then hands over to them.
import { install, run } from './bootstrap.mjs';

install();
run(['scripts/up.ts', ...process.argv.slice(2)]);
