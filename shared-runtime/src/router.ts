/** The part of the router that remotes may use. */
export { useNavigate, useParams, useSearchParams, type NavigateFunction } from './router/hooks.ts';
export { Link, NavLink, type LinkProps, type NavLinkProps } from './router/link.tsx';
export { useLocation, useNavigation } from './router/router-provider.tsx';
export type { Location, NavigateOptions, Navigation } from './router/shop-router.ts';
