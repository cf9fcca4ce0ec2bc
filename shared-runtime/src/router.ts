/**
 * The part of the router that remotes may use. Shared as this small module, because a shared router could not be
 * tree-shaken.
 */
export {
  NavLink,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
  type NavigateOptions,
} from 'react-router';
export { Link, type LinkProps } from './link.tsx';
