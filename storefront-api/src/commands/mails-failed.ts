import { mailTtlMs } from '../modules/mail/mail-kinds.ts';
import { findFailed, requeueFailed } from '../modules/mail/repository.ts';
import { UsageError } from './error-message.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: pnpm mails:failed              lists the mails that were given up
       pnpm mails:failed retry <id>   queues one of them again
       pnpm mails:failed retry all    queues all of them again`;

const maxListed = 200;

/** `pnpm mails:failed` lists dead letters, without recipients and texts, and queues them again. */
await runCommand(async ({ db }) => {
  const [action, id, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new UsageError(usage);
  if (action === undefined) {
    const mails = await findFailed(db, maxListed);
    const lines = mails.map((mail) =>
      [mail.id, mail.kind, `store ${mail.storeId}`, mail.createdAt.toISOString(), mail.failure].join('\t'),
    );
    process.stdout.write(lines.length === 0 ? 'No mail was given up.\n' : `${lines.join('\n')}\n`);
    return;
  }
  if (action !== 'retry' || !/^(all|[1-9]\d{0,8})$/.test(id ?? '')) throw new UsageError(usage);
  const dueAt = new Date();
  const expiresAt = new Date(dueAt.getTime() + mailTtlMs.welcome);
  const count = await requeueFailed(db, id === 'all' ? 'all' : Number(id), { dueAt, expiresAt });
  process.stdout.write(`${count} queued again.\n`);
});
