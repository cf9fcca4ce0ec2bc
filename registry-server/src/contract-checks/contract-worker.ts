import { parentPort } from 'node:worker_threads';
import { runContractJob, type ContractJob } from './contract-job.ts';

/** Thread in which schemas and patterns of releases run. The registry ends it when a job takes too long. */
parentPort?.on('message', (job: ContractJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ failures: runContractJob(job) });
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage('ready');
