// Icons that are used after hydration only. Webpack puts a module into one chunk as a whole, so among the other icons
// they would be in the initial one.
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import Play from 'lucide-react/icons/play';
import Filters from 'lucide-react/icons/sliders-horizontal';
import AlertTriangle from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { thin } from './thin.tsx';

export const AlertTriangleIcon = /* @__PURE__ */ thin(AlertTriangle);
export const ChevronUpIcon = /* @__PURE__ */ thin(ChevronUp);
export const CircleCheckIcon = /* @__PURE__ */ thin(CircleCheck);
export const FiltersIcon = /* @__PURE__ */ thin(Filters);
export const InfoIcon = /* @__PURE__ */ thin(Info);
export const PlayIcon = /* @__PURE__ */ thin(Play);
export const XIcon = /* @__PURE__ */ thin(X);
