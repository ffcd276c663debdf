import type { ApiRecord } from './record.mjs';

export function faultsSince(before: ApiRecord, after: ApiRecord, accepted?: string[]): string[];
