import { defineFederation, describeEvent } from 'shared-build/federation';
import { serviceChosen } from './src/events/service-chosen.ts';

export default defineFederation({
  name: 'mf-ski-service',
  squad: 'ski-service',
  exposes: { './pages/services': './src/exposes/services-page.tsx' },
  claims: { '/ski-service/*': { page: 'ski-service/services', entry: 'public', tracking: 'Info' } },
  events: { 'ski-service:service-chosen': describeEvent(serviceChosen, [{ service: 'wax' }]) },
  timeoutMs: 3000,
  budgetKb: 60,
});
