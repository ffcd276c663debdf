import { Injectable } from '@nestjs/common';
import type { Caller } from '../../core/caller.js';
import { fieldError } from '../../core/errors.js';
import { may } from '../../core/may.js';
import { Scope } from '../../core/scope.js';
import { ifInTime } from '../../platform/database/time-limit.js';
import { RecordSearch } from './record-search.js';
import type { FoundRecords, SearchQuery } from './search.dto.js';
import { FOUND_KINDS, type FoundKind, KINDS_OF, RIGHT_TO_FIND } from './search-kinds.js';

/** How long the search of one kind may read. */
export const searchReads = { milliseconds: 1_000 };
const USUAL = 5;

const isKind = (name: string): name is FoundKind => FOUND_KINDS.some((kind) => kind === name);

/** Searches all kinds of records that a caller finds, side by side. */
@Injectable()
export class SearchService {
  constructor(private readonly records: RecordSearch) {}

  /** Returns what each kind has found in time, and which kinds have not ended or have more. */
  async find(caller: Caller, { search, kinds, limit = USUAL }: SearchQuery): Promise<FoundRecords> {
    const scope = Scope.of(caller);
    const asked = kinds === undefined ? FOUND_KINDS : kindsIn(kinds);
    const searched = KINDS_OF[caller.role].filter(
      (kind) => asked.includes(kind) && may(caller, RIGHT_TO_FIND[kind]),
    );
    const found = await Promise.all(
      searched.map(async (kind) => ({
        kind,
        // Reads one record more than asked for, to find out whether there are more.
        records: await ifInTime(searchReads.milliseconds, (time) =>
          this.records.finders[kind](scope, search, { limit: limit + 1, time }),
        ),
      })),
    );
    return {
      results: found.flatMap(({ records = [] }) => records.slice(0, limit)),
      more: found.filter(({ records = [] }) => records.length > limit).map(({ kind }) => kind),
      incomplete: found.filter(({ records }) => !records).map(({ kind }) => kind),
    };
  }
}

function kindsIn(text: string): FoundKind[] {
  const names = text.split(',').map((name) => name.trim());
  const kinds = names.filter(isKind);
  if (kinds.length < names.length)
    throw fieldError('kinds', `Must be some of ${FOUND_KINDS.join(', ')}, separated by commas`);
  return kinds;
}
