import { formatNumber } from '../../lib/format';
import { wholeOf } from '../../lib/typed-number';
import { texts as shared } from '../base/components.texts';
import { faultOf } from '../record-form/faults';
import { texts } from './bulk.texts';
import type { BulkAction } from './bulk.types';

export type BulkFaults = Partial<Record<'reason' | 'value' | 'count', string>>;

interface Given {
  reason: string;
  value: string | undefined;
  /** The typed number of records. */
  count: string;
}

/** Returns the faults of a bulk change by field. `expected`: the number of records, if it must be typed. */
export function bulkFaults(
  { reason, field }: Pick<BulkAction, 'reason' | 'field'>,
  given: Given,
  expected: number | undefined,
): BulkFaults {
  return {
    ...(reason === 'required' && !given.reason.trim() && { reason: shared.required }),
    ...(field && given.value === undefined && { value: shared.required }),
    ...(field?.limit && numberFault(given.value, field.limit)),
    ...(expected !== undefined &&
      wholeOf(given.count) !== expected && { count: texts.wrongCount(formatNumber(expected)) }),
  };
}

function numberFault(value = '', limit: { minimum: number; maximum: number }): BulkFaults {
  const fault = value.trim() ? faultOf({ kind: 'number' }, value, limit) : shared.required;
  return fault ? { value: fault } : {};
}
