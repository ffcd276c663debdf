import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Role } from './roles.js';

/** Who calls: made by the guard from a live session, never from what the request claims. */
export interface Caller {
  role: Role;
  /** _id of the staff account or user. */
  id: string;
  /** Staff code (BD######, AA######, AG######, coin@######); empty for the admin and users. */
  code: string;
  sessionId: string;
  /** Staff whose password somebody else set: until they change it, the guard lets them do nothing else. */
  passwordDue?: true;
  /** Shown in audit records. */
  name: string;
}

/** The caller of an endpoint that is not public. */
export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new Error('CurrentCaller is used on a public endpoint');
  return user as Caller;
});
