import { nodePreset } from 'shared-build/jest';

export default { ...nodePreset, displayName: 'shared-tracing' };
