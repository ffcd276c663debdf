import { allHostRecordsList, hostRecordsList } from '../../api/live.lists.gen';
import { byAnyAgency, ofOneAgency } from '../../components/pickers/agency-filters';
import { listFilters } from '../../components/base/filters/list-filters';
import { texts } from './live.texts';

const { filters: label, states } = texts.record;
const status = [label.status, states] as const;
const days = label.started;

/** The filters of the host record of one agency. */
export const ownRecordFilters = listFilters(hostRecordsList, { ...ofOneAgency, status, days });

/** The filters of the host record of all agencies. */
export const recordFilters = listFilters(allHostRecordsList, { status, ...byAnyAgency, days });

/** A filter of the host record, for the calls that delete or export all matching records. */
export type RecordFilter = ReturnType<typeof recordFilters.at>;
