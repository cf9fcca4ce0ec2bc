// Of what comes after the page is alive. A module goes into one script as a whole, so that these have one of their own:
// among the others they would come with the page.
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import AlertTriangle from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { thin } from './thin.tsx';

export const AlertTriangleIcon = /* @__PURE__ */ thin(AlertTriangle);
export const ChevronUpIcon = /* @__PURE__ */ thin(ChevronUp);
export const CircleCheckIcon = /* @__PURE__ */ thin(CircleCheck);
export const InfoIcon = /* @__PURE__ */ thin(Info);
export const XIcon = /* @__PURE__ */ thin(X);
