// Runs on Node 20 with nothing installed: installs the pinned pnpm and Node 24, then starts the script with them.
import { install, run } from './bootstrap.mjs';

install();
run(['scripts/start-shop.ts', ...process.argv.slice(2)]);
