export * from './experiments/experiment.ts';
export * from './experiments/original.ts';
