import { ApiSchema } from '@nestjs/swagger';
import { GRANTED_RIGHTS, RIGHT_NAMES, type Right } from '../../../../core/rights.js';
import { Ids, IntOrEmpty, Optional, SomeOf, Text } from '../../../../http/fields.js';
import { RefuseUnknown } from '../../../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsInt, ShowsText } from '../../../../http/shown-fields.js';
import { ShowsVersion, VersionSeen } from '../../../../http/version-fields.js';
import { versionOf } from '../../../../platform/database/versioned.js';
import { OWNER_SET } from './built-in-sets.js';
import type { RightSet } from './right-set.schema.js';

/** The maximum number of sets that one admin holds. */
const MOST_HELD = 10;
/** The idle times that a set may have. */
const IDLE_MINUTES = { least: 5, most: 480 };

/** A set of rights, with the number of admins who hold it. */
@ApiSchema({ name: 'RightSet' })
export class RightSetDto {
  @ShowsId() _id: string;
  @ShowsText('', 'Finance') name: string;
  @Shows({ enum: [...RIGHT_NAMES], enumName: 'Right', isArray: true, description: 'What it allows' })
  rights: Right[];
  @Shows({ type: Boolean, description: 'true: it keeps its name and cannot be deleted' }) builtIn: boolean;
  @Shows({ type: Boolean, description: 'true: the set of the Owners, which always holds all rights' })
  fixed: boolean;
  @Shows({
    type: 'integer',
    required: false,
    description: 'Minutes without use after which panel sessions of its holders end; absent: no idle end',
    example: 15,
  })
  idleMinutes?: number;
  @ShowsInt('Number of admins who hold it', 2) admins: number;
  @ShowsVersion() version: number;
}

export const toRightSet = (set: RightSet, admins = 0): RightSetDto => ({
  _id: set._id.toHexString(),
  name: set.name,
  rights: set._id.equals(OWNER_SET) ? [...RIGHT_NAMES] : set.rights,
  builtIn: set.builtIn,
  fixed: set._id.equals(OWNER_SET),
  ...(set.idleMinutes !== undefined && { idleMinutes: set.idleMinutes }),
  admins,
  version: versionOf(set),
});

/** A right, in plain English. */
export class RightMeaning {
  @Shows({ enum: [...RIGHT_NAMES], enumName: 'Right' }) right: Right;
  @ShowsText('What it allows', 'See withdrawals, with masked bank details') meaning: string;
}

const GrantedRights = () =>
  SomeOf(GRANTED_RIGHTS, 'GrantedRight', {
    description: 'What it allows; `admins.manage` is reserved for Owners',
  });

const IdleMinutes = () =>
  IntOrEmpty(IDLE_MINUTES.least, IDLE_MINUTES.most, {
    description:
      "Minutes without use after which panel sessions of its holders end. Of several sets, the shortest counts. '' for no idle end",
  });

@RefuseUnknown()
export class AddRightSetDto {
  @Text(60, { description: 'Unique among the sets', example: 'Night shift' }) name: string;
  @GrantedRights() rights: Right[];
  @Optional() @IdleMinutes() idleMinutes?: number | null;
}

@RefuseUnknown()
export class UpdateRightSetDto {
  @Optional() @Text(60, { description: 'Unique among the sets', example: 'Night shift' }) name?: string;
  @Optional() @GrantedRights() rights?: Right[];
  @Optional() @IdleMinutes() idleMinutes?: number | null;
  @VersionSeen() versionSeen?: number;
}

export const SetsField = (description: string) => Ids(MOST_HELD, { description });

@RefuseUnknown()
export class SetAdminSetsDto {
  @SetsField('The sets that the admin holds from now on') sets: string[];
  @VersionSeen() versionSeen?: number;
}
