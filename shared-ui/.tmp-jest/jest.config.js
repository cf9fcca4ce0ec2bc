import { browserPreset } from './preset.js';
export default { ...browserPreset, rootDir: '..' };
