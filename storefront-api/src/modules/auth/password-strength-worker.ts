import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords } from '@zxcvbn-ts/language-en';

/** A password to rate, with texts that an attacker knows or tries first. */
export interface PasswordJob {
  password: string;
  known: readonly string[];
}

/**
 * Longer texts and more substituted letters take zxcvbn more than a second. With these, the worst password takes it
 * about 50 ms.
 */
const bounds = { maxLength: 32, l33tMaxSubstitutions: 2 };

/** Word lists of about 10 MB. */
const estimator = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
  ...bounds,
});

/** Splits an address or a name: people use its parts. */
function wordsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)]
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 60));
}

/** Thread in which passwords are rated. `createPasswordStrength` starts it, and ends it when a job takes too long. */
parentPort?.on('message', ({ password, known }: PasswordJob) => {
  const { score } = estimator.check(password.normalize('NFKC'), known.flatMap(wordsOf));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ score });
});
// The first estimate compiles the estimator.
estimator.check('warm-up of 1 Password!');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage('ready');
