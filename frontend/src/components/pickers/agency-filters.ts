import { texts } from '../base/components.texts';
import { linked } from '../base/filters/list-filters';
import { agencyPicker } from './agency';
import { agencyAdminPicker } from './agency-admin';
import { bdPicker } from './bd';

const { agency, agencyAdmin, bd, only } = texts.filters;

/** The hosts of one agency have no filter by agency. */
export const ofOneAgency = { agencyCode: false, agencyAdmin: false, bd: false } as const;

/** The words of the filter by agency, for readers of several agencies. Links also name an agency admin or a BD. */
export const byAgency = {
  agencyCode: [agency, agencyPicker],
  agencyAdmin: linked(only.agencyAdmin),
  bd: linked(only.bd),
} as const;

/** The words of the filters by agency for the platform admin. */
export const byAnyAgency = {
  agencyCode: [agency, agencyPicker],
  agencyAdmin: [agencyAdmin, agencyAdminPicker],
  bd: [bd, bdPicker],
} as const;
