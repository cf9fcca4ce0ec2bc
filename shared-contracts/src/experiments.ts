export * from './experiments/experiment.ts';
