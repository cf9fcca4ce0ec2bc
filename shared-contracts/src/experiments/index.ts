export * from './experiment.ts';
export * from './original.ts';
export * from './ab-tests.ts';
