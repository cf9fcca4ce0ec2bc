import { browserPreset } from 'shared-build/jest';

export default { ...browserPreset, displayName: 'shared-forms' };
