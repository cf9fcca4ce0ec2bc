import { nodePreset } from 'shared-build/jest';

export default { ...nodePreset, displayName: 'demo-shop' };
