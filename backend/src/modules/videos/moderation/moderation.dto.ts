import { FreeText, Id, Ids, Int, Optional } from '../../../http/fields.js';
import { ExportedPageQuery } from '../../../http/list-query.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Shows, ShowsInt } from '../../../http/shown-fields.js';
import { IdDto } from '../../../http/id.dto.js';
import { VideoDto } from '../video.dto.js';

const STATUS = '0: undecided, 1: approved, 2: rejected, 3: deleted';

export class VulgarQuery extends ExportedPageQuery {
  @Optional() @Int(0, 3, { description: `${STATUS}; omitted: undecided videos`, example: 0 }) status?: number;
}

export class DecideVideoDto {
  @Id() id: string;
  @Int(0, 3, { description: '0 or 1: approve, 2: reject, 3: delete', example: 1 }) status: number;
  @Optional()
  @FreeText(500, { lines: true, description: 'Reason, shown to the owner', example: '' })
  reason?: string;
  @Optional()
  @Int(0, 1, {
    description: 'Status that the caller saw: 1 with status 2 rejects an approved video',
    example: 0,
  })
  from?: number;
}

@RefuseUnknown()
export class ClaimVideosDto {
  @Int(1, 5, {
    description: 'Number of videos to claim: the current video and the videos to preload',
    example: 2,
  })
  count: number;
  @Optional() @Ids(500, { description: 'Ids to exclude: videos that the caller skipped' }) skip?: string[];
}

@RefuseUnknown()
export class ClaimVideoDto extends IdDto {}

@RefuseUnknown()
export class ReleaseVideosDto {
  @Optional() @Ids(50, { description: 'Omitted: all claims of the caller' }) ids?: string[];
}

@RefuseUnknown()
export class UndoDecisionDto extends IdDto {}

/** A claimed video, with the number of rejected videos of its owner. */
export class ClaimedVideo extends VideoDto {
  @ShowsInt('Number of rejected videos of this owner', 0) rejections: number;
}

/** Whether uploads are currently scored. */
export class ScoringState {
  @Shows({ type: Boolean, description: 'true: the keys of the scoring service are set' }) enabled: boolean;
}
