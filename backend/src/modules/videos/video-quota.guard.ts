import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../core/caller.js';
import { FILE_LIMITS } from '../../core/file-kinds.js';
import { UploadLimits } from '../../platform/files/upload-limits.js';
import { UploadsInFlight } from '../../platform/files/uploads-in-flight.js';
import { VideoStates } from './video-states.js';

/** The bytes counted for a request without a Content-Length: the largest allowed upload. */
const UNKNOWN_LENGTH = FILE_LIMITS.video + FILE_LIMITS.image;

/** Rejects uploads of users who have reached a limit (RATE_LIMITED), before the body is read. */
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
    // An upload rejected for lack of capacity does not count towards the daily limit.
    this.inFlight.check(request, ['video', 'image']);
    await this.states.checkUndecided(id, 1);
    await this.limits.takeVideo(id, Number(request.headers['content-length'] ?? UNKNOWN_LENGTH));
    return true;
  }
}
