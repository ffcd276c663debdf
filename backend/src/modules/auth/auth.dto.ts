import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { GivenPassword } from '../../http/account-fields.js';
import { Flag, FreeText, Identifier, Optional } from '../../http/fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Envelope } from '../../http/response.js';
import { Shows, ShowsId, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import type { Session } from '../../platform/access/session.schema.js';

const REMEMBER = {
  description: 'Stay signed in for 30 days; otherwise 12 hours at most, until the browser closes',
};

/** Sign-in by phone number, for the platform admin and app users. */
export class NumberLoginDto {
  // The number field of the documented sign-in screen is numeric, so clients may send a JSON number.
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  @Identifier(40, { description: 'Phone number; plus and separators are ignored', example: '9000000001' })
  number: string;
  @GivenPassword({ example: 'a good password' }) password: string;
  @Optional() @Flag(REMEMBER) rememberMe?: boolean;
}

/** Sign-in by code, for BDs, agency admins, agencies and coin agencies. */
export class CodeLoginDto {
  @Identifier(30, { description: 'The code of the account, case-insensitive', example: 'AG100001' })
  uniqueId: string;
  @GivenPassword({ example: 'a good password' }) password: string;
  @Optional() @Flag(REMEMBER) rememberMe?: boolean;
}

@RefuseUnknown()
export class RefreshDto {
  @Optional()
  @FreeText(200, { description: 'Omitted by panels, which send their cookie' })
  refreshToken?: string;
}

export class RefreshResponse extends Envelope {
  @ApiProperty({ required: false, description: 'Absent for panels, which get a cookie' })
  accessToken?: string;
  @ApiProperty({ required: false, description: 'The next refresh token; absent for panels' })
  refreshToken?: string;
  @ApiProperty({ type: 'integer', description: 'Seconds until the access token expires', example: 600 })
  expiresIn: number;
}
export class SessionInfo {
  @ShowsId() _id: string;
  @Shows({ type: Boolean, description: 'The session of this request' }) current: boolean;
  @ShowsText("User agent of the browser or app; '' in a view", 'Mozilla/5.0') userAgent: string;
  @ShowsText("Network address of the sign-in; '' in a view", '127.0.0.1') address: string;
  @ShowsTime('Time of the sign-in') createdAt: string;
  @ShowsTime('Time of the last renewal, at most ten minutes before the last use') lastUsedAt: string;
  @ShowsTime() expiresAt: string;
  @ShowsText("Name of the Owner who looks at the panel; '' for a sign-in", '') viewedBy: string;
}

export const toSessionInfo = (session: Session, currentId: string): SessionInfo => ({
  _id: session._id.toHexString(),
  current: session._id.toHexString() === currentId,
  userAgent: session.userAgent,
  address: session.address,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
  viewedBy: session.viewedBy?.name ?? '',
});
