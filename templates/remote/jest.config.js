import { browserPreset } from 'shared-build/jest';

export default { ...browserPreset, displayName: 'mf-ski-service' };
