import { parentPort } from 'node:worker_threads';
import { runContractJob, type ContractJob } from './contract-job.ts';

/** Thread in which schemas and patterns of releases run. The registry ends it when a job takes too long. */
parentPort?.on('message', (job: ContractJob) => {
  parentPort?.postMessage({ problems: runContractJob(job) });
});
parentPort?.postMessage('ready');
