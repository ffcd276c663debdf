import { meta } from './meta';

/** Whether the database holds the records of the demo. */
export const isDemo = (): boolean => meta('demo') === '1';

export const brand = { name: meta('app-name') || 'Callboard', logo: meta('app-logo') };
