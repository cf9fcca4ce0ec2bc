export { nodePreset as default } from 'shared-build/jest';
