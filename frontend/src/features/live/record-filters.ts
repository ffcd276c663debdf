import { byAnyAgency } from '../../components/filters/agency-filters';
import { choice, dayRange, listFilters } from '../../components/filters/list-filters';
import { texts } from './live.texts';

const { filters: label, states } = texts.record;
const status = choice(label.status, states);
const started = dayRange(label.started, ['from', 'to']);

/** The filters of the host record of one agency. */
export const ownRecordFilters = listFilters({ status, started });

/** The filters of the host record of all agencies. */
export const recordFilters = listFilters({ status, ...byAnyAgency, started });

/** A filter of the host record, for the calls that delete or export all matching records. */
export type RecordFilter = ReturnType<typeof recordFilters.at>;
