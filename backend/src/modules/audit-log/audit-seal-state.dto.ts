import { Shows, ShowsText } from '../../http/shown-fields.js';
import type { SealState } from '../../platform/audit/seal-state.js';

export class AuditSealState {
  @Shows({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'All records before this time are sealed; null before the first seal',
  })
  sealedTo: string | null;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'Time of the last check' })
  checkedAt: string | null;
  @ShowsText("What the last check found changed, '' for nothing", '') finding: string;
}

const iso = (time: Date | null | undefined) => time?.toISOString() ?? null;

export const toSealState = ({ waitingSince, sealedAt, checkedAt, finding }: SealState): AuditSealState => ({
  sealedTo: iso(sealedAt && (waitingSince ?? sealedAt)),
  checkedAt: iso(checkedAt),
  finding,
});
