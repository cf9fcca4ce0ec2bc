import { useState } from 'react';
export const canary = useState;
