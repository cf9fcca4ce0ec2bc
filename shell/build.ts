import { buildShell } from 'shared-build/shell';
import { buildShellDevelopment } from 'shared-build/shell-development';

/** With `--development`: the scripts for pages whose remotes run from their sources, which are no part of a release. */
const isDevelopment = process.argv.includes('--development');
const isNew = isDevelopment ? await buildShellDevelopment() : (await buildShell()).isNew;
console.log(isNew ? 'shell built' : 'shell is up to date');
