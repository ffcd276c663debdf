import { meta } from './meta';

/** Whether the database holds the records of the demo. */
export const isDemo = (): boolean => meta('demo') !== '';

/** Whether the history of the demo was still being filled in when the page was made. */
export const isDemoFilling = (): boolean => meta('demo') === 'filling';

export const brand = { name: meta('app-name') || 'Callboard', logo: meta('app-logo') };

/** The version of the product, with the commit of its build if known. */
export const version = meta('version');
