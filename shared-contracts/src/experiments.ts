export * from './experiments/experiment.ts';
export * from './experiments/original.ts';
export * from './experiments/ab-tests.ts';
