import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../core/caller.js';
import { FILE_LIMITS } from '../../core/file-kinds.js';
import { UploadLimits } from '../../platform/files/upload-limits.js';
import { UploadsInFlight } from '../../platform/files/uploads-in-flight.js';
import { VideoStates } from './video-states.js';

/** What a request counts for that does not say how long it is: as much as the largest one. */
const UNKNOWN_LENGTH = FILE_LIMITS.video + FILE_LIMITS.image;

/** Refuses the upload of a user who has used up a limit (RATE_LIMITED), before anything of the body is read. */
@Injectable()
export class VideoQuotaGuard implements CanActivate {
  constructor(
    private readonly states: VideoStates,
    private readonly limits: UploadLimits,
    private readonly inFlight: UploadsInFlight,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { id } = request.user as Caller;
    // An upload that finds no room now does not count for the day.
    this.inFlight.check(request, ['video', 'image']);
    await this.states.checkUndecided(id, 1);
    await this.limits.takeVideo(id, Number(request.headers['content-length'] ?? UNKNOWN_LENGTH));
    return true;
  }
}
