import { buildShell } from 'shared-build/shell';

const { isNew } = await buildShell();
console.log(isNew ? 'shell built' : 'shell is up to date');
