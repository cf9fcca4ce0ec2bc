import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SmtpBehaviour, SmtpMail } from './smtp-server-program.ts';
import { untilTrue } from './until-true.ts';

const program = fileURLToPath(new URL('smtp-server-program.ts', import.meta.url));

export interface SmtpProcess {
  /** Every mail received so far, also those that were not acknowledged. */
  mails: SmtpMail[];
  /** Resolves with the mails when there are as many. Rejects after a minute. */
  untilReceived(count: number): Promise<SmtpMail[]>;
  /** Resolves when the server replies in this way. What is left out is as at the start. */
  behave(behaviour: Partial<SmtpBehaviour>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an SMTP server as a process of its own. */
export async function startSmtp(port: number): Promise<SmtpProcess> {
  const child = fork(program, [String(port)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const mails: SmtpMail[] = [];
  child.on('message', (message) => {
    if (typeof message === 'object') mails.push(message as SmtpMail);
  });
  // One listener for all messages: several may arrive at once.
  const untilMessage = (expected: string) =>
    new Promise<void>((resolve) => {
      const listen = (message: unknown) => {
        if (message !== expected) return;
        child.off('message', listen);
        resolve();
      };
      child.on('message', listen);
    });
  await untilMessage('ready');
  return {
    mails,
    async untilReceived(count) {
      await untilTrue(async () => mails.length >= count, 60_000);
      return mails;
    },
    async behave(behaviour) {
      const changed = untilMessage('changed');
      child.send({ recipientReplies: {}, heldRecipients: [], ...behaviour } satisfies SmtpBehaviour);
      await changed;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
