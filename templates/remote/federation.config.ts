import { defineFederation, describeEvent } from 'shared-build/federation';
import { serviceChosen } from './src/events/service-chosen.ts';

// Further fields, such as `pageTypes`, `frame`, `overlays`, `startup`, `offers`, `uses` and `calls`: docs/squads.md has examples, and
// node_modules/shared-build/dist/federation.d.ts all of them.
export default defineFederation({
  name: 'mf-ski-service',
  // The squad of the token.
  squad: 'ski-service',
  exposes: { './pages/services': './src/exposes/services-page.tsx' },
  // `entry`: 'public'; 'members', which sends guests to the sign-in page; or 'guests', which sends members to the home page.
  // `tracking`: the layout type in analytics, such as 'Info', 'Product' or 'Account'.
  claims: { '/ski-service/*': { page: 'ski-service/services', entry: 'public', tracking: 'Info' } },
  events: { 'ski-service:service-chosen': describeEvent(serviceChosen, [{ service: 'wax' }]) },
  // Time limit of the shop for `load` and for rendering on the server, milliseconds.
  timeoutMs: 3000,
  // Kilobytes of all scripts and style sheets for browsers, before compression. A larger build fails.
  budgetKb: 60,
});
