import { nodePreset } from 'shared-build/jest';

export default { ...nodePreset, displayName: 'storefront-ports' };
