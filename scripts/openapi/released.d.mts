import type { ApiRecord } from './record.mjs';

export function readReleased(): { record: ApiRecord; accepted: string[] };
