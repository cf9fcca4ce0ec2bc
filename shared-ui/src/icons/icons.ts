// One import per icon: the package's index would load all of them into a development build.
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Help from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import Offline from 'lucide-react/icons/cloud-off';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Globe from 'lucide-react/icons/globe';
import Heart from 'lucide-react/icons/heart';
import SignOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import Chat from 'lucide-react/icons/message-circle';
import Minus from 'lucide-react/icons/minus';
import MountainSnow from 'lucide-react/icons/mountain-snow';
import Package from 'lucide-react/icons/package';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Search from 'lucide-react/icons/search';
import Shield from 'lucide-react/icons/shield';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import Truck from 'lucide-react/icons/truck';
import User from 'lucide-react/icons/user';
import { thin } from './thin.tsx';

export {
  AlertTriangleIcon,
  ChevronUpIcon,
  CircleCheckIcon,
  FiltersIcon,
  InfoIcon,
  PlayIcon,
  XIcon,
} from './deferred-icons.ts';

export const ChatIcon = /* @__PURE__ */ thin(Chat);
export const CheckIcon = /* @__PURE__ */ thin(Check);
export const ChevronDownIcon = /* @__PURE__ */ thin(ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ thin(ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ thin(ChevronRight);
export const ClockIcon = /* @__PURE__ */ thin(Clock);
export const ExternalLinkIcon = /* @__PURE__ */ thin(ExternalLink);
export const EyeIcon = /* @__PURE__ */ thin(Eye);
export const EyeOffIcon = /* @__PURE__ */ thin(EyeOff);
export const GlobeIcon = /* @__PURE__ */ thin(Globe);
export const HeartIcon = /* @__PURE__ */ thin(Heart);
export const HelpIcon = /* @__PURE__ */ thin(Help);
export const MailIcon = /* @__PURE__ */ thin(Mail);
export const MapPinIcon = /* @__PURE__ */ thin(MapPin);
export const MenuIcon = /* @__PURE__ */ thin(Menu);
export const MinusIcon = /* @__PURE__ */ thin(Minus);
export const MountainSnowIcon = /* @__PURE__ */ thin(MountainSnow);
export const OfflineIcon = /* @__PURE__ */ thin(Offline);
export const PackageIcon = /* @__PURE__ */ thin(Package);
export const PlusIcon = /* @__PURE__ */ thin(Plus);
export const RotateCcwIcon = /* @__PURE__ */ thin(RotateCcw);
export const SearchIcon = /* @__PURE__ */ thin(Search);
export const ShieldIcon = /* @__PURE__ */ thin(Shield);
export const ShoppingBagIcon = /* @__PURE__ */ thin(ShoppingBag);
export const SignOutIcon = /* @__PURE__ */ thin(SignOut);
export const StarIcon = /* @__PURE__ */ thin(Star);
export const TrashIcon = /* @__PURE__ */ thin(Trash);
export const TruckIcon = /* @__PURE__ */ thin(Truck);
export const UserIcon = /* @__PURE__ */ thin(User);
