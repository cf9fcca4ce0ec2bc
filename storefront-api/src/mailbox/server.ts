import { readMailboxConfig } from './mailbox-config.ts';
import { startMailbox } from './mailbox.ts';

/** A mailbox for development: receives every mail of the API and shows it in the browser. */
try {
  const mailbox = await startMailbox(readMailboxConfig(process.env));
  const stop = () => void mailbox.close().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write('mailbox ready\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
