import type { Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { Role } from '../../core/roles.js';
import { AdminProfile } from '../staff/admins/admin.dto.js';
import { AgencyAdminProfile } from '../staff/agency-admin/agency-admin.dto.js';
import { AgencyProfile } from '../staff/agency/agency.dto.js';
import { Envelope } from '../../http/response.js';
import { ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { BdProfile } from '../staff/bd/bd.dto.js';
import { CoinAgencyProfile } from '../staff/coin-agency/coin-agency.dto.js';
import { UserDto } from '../users/user.dto.js';
import { RIGHT_NAMES, type Right } from '../../core/rights.js';

/** In a view: who looks at the panel of the account, and until when. */
class ViewOfMe {
  @ShowsText('Name of the Owner', 'Meera Nair') by: string;
  @ShowsTime('The view ends by itself') until: string;
}

/** Creates a schema for each role, so that a generated client can infer the profile's type from the role. */
function me(name: string, role: Role, profile: Type): { role: Role; schema: Type } {
  class Me {
    @ApiProperty({
      type: String,
      enum: [role],
      description: 'Role of the caller: that of a panel, or `user` for the app',
    })
    role: Role;
    @ApiProperty({ type: profile, description: 'Profile, as in the sign-in response of this role' })
    profile: object;
  }
  if (role !== 'user') {
    ApiProperty({ type: ViewOfMe, required: false, description: 'Only in a view of an Owner' })(
      Me.prototype,
      'view',
    );
    ApiProperty({
      type: 'integer',
      required: false,
      description: 'Minutes without use after which this panel session ends; absent: it has no idle end',
    })(Me.prototype, 'idleMinutes');
  }
  if (role === 'admin')
    ApiProperty({
      enum: [...RIGHT_NAMES],
      enumName: 'Right',
      isArray: true,
      description: 'What the admin may do',
    })(Me.prototype, 'rights');
  Object.defineProperty(Me, 'name', { value: name });
  return { role, schema: Me };
}

const KINDS = [
  me('AdminMe', 'admin', AdminProfile),
  me('BdMe', 'bd', BdProfile),
  me('AgencyAdminMe', 'agencyadmin', AgencyAdminProfile),
  me('AgencyMe', 'agency', AgencyProfile),
  me('CoinAgencyMe', 'coin', CoinAgencyProfile),
  me('UserMe', 'user', UserDto),
];

@ApiExtraModels(...KINDS.map(({ schema }) => schema))
export class MeResponse extends Envelope {
  @ApiProperty({
    oneOf: KINDS.map(({ schema }) => ({ $ref: getSchemaPath(schema) })),
    discriminator: {
      propertyName: 'role',
      mapping: Object.fromEntries(KINDS.map(({ role, schema }) => [role, getSchemaPath(schema)])),
    },
  })
  details: { role: Role; profile: object; rights?: Right[]; idleMinutes?: number; view?: ViewOfMe };
}
