import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 5_000 });
