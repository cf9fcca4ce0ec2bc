/** The part of the router that remotes may use. */
export { useNavigate, useParams, useSearchParams, type NavigateFunction } from './router/hooks.ts';
export { Link, type LinkProps } from './router/link.tsx';
export { NavLink, type NavLinkProps } from './router/nav-link.tsx';
export { useLocation, useNavigation } from './router/router-context.ts';
export type { Location, NavigateOptions, Navigation } from './router/shop-router.ts';
