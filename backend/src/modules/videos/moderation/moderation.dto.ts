import { FreeText, Id, Ids, Int, Optional, RefuseUnknown, Shows, ShowsInt } from '../../../http/fields.js';
import { IdDto } from '../../../http/id.dto.js';
import { VideoDto } from '../video.dto.js';

const STATUS = '0 undecided, 1 approved, 2 rejected, 3 deleted';

export class VulgarQuery {
  @Optional() @Int(1, 1_000_000, { description: 'From 1', example: 1 }) page?: number;
  @Optional() @Int(1, 100, { description: 'Records a page', example: 20 }) limit?: number;
  @Optional() @Int(0, 3, { description: `${STATUS}; left out: the undecided`, example: 0 }) status?: number;
}

export class VideoPageQuery {
  @Optional() @Int(1, 1_000_000, { description: 'From 1', example: 1 }) page?: number;
  @Optional() @Int(1, 100, { description: 'Records a page', example: 20 }) limit?: number;
}

export class DecideVideoDto {
  @Id() id: string;
  @Int(0, 3, { description: '0 or 1 approves, 2 rejects, 3 deletes', example: 1 }) status: number;
  @Optional() @FreeText(500, { description: 'Shown to the owner', example: '' }) reason?: string;
  @Optional()
  @Int(0, 1, {
    description: 'State that the decider saw: 1 with status 2 rejects an approved video',
    example: 0,
  })
  from?: number;
}

@RefuseUnknown()
export class ClaimVideosDto {
  @Int(1, 5, { description: 'How many to hold: the one on the screen and those to load ahead', example: 2 })
  count: number;
  @Optional() @Ids(500, { description: 'Not these: what the caller put off' }) skip?: string[];
}

@RefuseUnknown()
export class ClaimVideoDto extends IdDto {}

@RefuseUnknown()
export class ReleaseVideosDto {
  @Optional() @Ids(50, { description: 'Left out: all that the caller holds' }) ids?: string[];
}

@RefuseUnknown()
export class UndoDecisionDto extends IdDto {}

/** A claimed video, with the number of rejected videos of its owner. */
export class ClaimedVideo extends VideoDto {
  @ShowsInt('Videos of this owner that stand rejected', 0) rejections: number;
}

/** Whether uploads are currently scored. */
export class ScoringState {
  @Shows({ type: Boolean, description: 'The keys of the scoring service are set' }) enabled: boolean;
}
