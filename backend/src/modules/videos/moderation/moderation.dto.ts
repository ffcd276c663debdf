import { FreeText, Id, Ids, Int, Optional, RefuseUnknown, Shows, ShowsInt } from '../../../http/fields.js';
import { IdDto } from '../../../http/id.dto.js';
import { VideoDto } from '../video.dto.js';

const STATUS = '0: undecided, 1: approved, 2: rejected, 3: deleted';

export class VulgarQuery {
  @Optional() @Int(1, 1_000_000, { description: 'From 1', example: 1 }) page?: number;
  @Optional() @Int(1, 100, { description: 'Records a page', example: 20 }) limit?: number;
  @Optional() @Int(0, 3, { description: `${STATUS}. Left out: undecided`, example: 0 }) status?: number;
}

export class VideoPageQuery {
  @Optional() @Int(1, 1_000_000, { description: 'From 1', example: 1 }) page?: number;
  @Optional() @Int(1, 100, { description: 'Records a page', example: 20 }) limit?: number;
}

export class DecideVideoDto {
  @Id() id: string;
  @Int(0, 3, { description: '0 or 1: approve, 2: reject, 3: delete', example: 1 }) status: number;
  @Optional() @FreeText(500, { description: 'Reason, shown to the owner', example: '' }) reason?: string;
  @Optional()
  @Int(0, 1, {
    description: 'The state that the caller saw. 1 with status 2 rejects an approved video',
    example: 0,
  })
  from?: number;
}

@RefuseUnknown()
export class ClaimVideosDto {
  @Int(1, 5, {
    description: 'Number of videos to hold: the video on screen and the videos to preload',
    example: 2,
  })
  count: number;
  @Optional()
  @Ids(500, { description: '_ids to exclude: the videos that the caller skipped' })
  skip?: string[];
}

@RefuseUnknown()
export class ClaimVideoDto extends IdDto {}

@RefuseUnknown()
export class ReleaseVideosDto {
  @Optional() @Ids(50, { description: "Left out: all of the caller's claims" }) ids?: string[];
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
