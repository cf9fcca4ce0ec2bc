/**
 * The part of the router that remotes may touch. Shared as this small module, because sharing the whole
 * router would carry everything it has.
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
