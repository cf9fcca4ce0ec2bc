export { browserPreset as default } from 'shared-build/jest';
