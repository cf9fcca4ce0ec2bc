import { fork } from 'node:child_process';
import { endWithParent } from '../rendering/workers/end-with-parent.ts';

/** Program of two processes: the parent prints the id of its child, which blocks its thread as a release may. */
if (process.argv[2] === 'child') {
  endWithParent();
  process.send?.('started');
  setTimeout(() => {
    for (;;);
  }, 200);
} else {
  const child = fork(import.meta.filename, ['child'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.once('message', () => process.stdout.write(`${child.pid}\n`));
}
