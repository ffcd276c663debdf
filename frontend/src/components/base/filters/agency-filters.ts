import { texts } from '../components.texts';
import { linked } from './list-filters';

const { agencyCode, agencyAdmin, bd } = texts.filters;

/** The hosts of one agency have no filter by agency. */
export const ofOneAgency = { agencyCode: false, agencyAdmin: false, bd: false } as const;

/** The words of the filter by agency, for readers of several agencies. */
export const byAgency = { ...ofOneAgency, agencyCode } as const;

/** The words of the filters by agency for the platform admin: links also name an agency admin or a BD. */
export const byAnyAgency = { ...byAgency, agencyAdmin: linked(agencyAdmin), bd: linked(bd) };
