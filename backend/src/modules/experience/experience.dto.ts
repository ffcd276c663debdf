import { ApiSchema, IntersectionType, OmitType } from '@nestjs/swagger';
import { Day, Id, Int, OneOf, Optional } from '../../http/fields.js';
import { DaysOf, Filter } from '../../http/filter-fields.js';
import { Words } from '../../http/exports/exported-as.js';
import { ListQuery, Sort } from '../../http/list-query.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsImage, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { type ExperienceRule, RULE_KINDS, type RuleKind } from './experience-rule.schema.js';
import {
  EVENT_KINDS,
  type EventKind,
  type Experience,
  EXPERIENCE_KINDS,
  type ExperienceKind,
} from './experience.schema.js';
import { RULE_STATES, type RuleState } from './rules.js';

const MOST_AMOUNT = 1000;

@RefuseUnknown()
export class AddExperienceRuleDto {
  @OneOf(RULE_KINDS, 'ExperienceRuleKind', {
    description:
      'given, received: for each coin of a gift, to its giver or its host; minute: for each live minute',
  })
  kind: RuleKind;
  @Int(0, MOST_AMOUNT, { description: 'Experience for each coin or minute', example: 10 }) amount: number;
  @Day({ description: 'First day of the rule, of the installation: today or later' }) firstDay: string;
}

@ApiSchema({ name: 'ExperienceRule' })
export class ExperienceRuleDto {
  @ShowsId() _id: string;
  @Shows({
    enum: [...RULE_KINDS],
    enumName: 'ExperienceRuleKind',
    description: 'What experience is given for',
  })
  kind: RuleKind;
  @ShowsInt('Experience for each coin or minute', 10) amount: number;
  @Shows({ type: String, format: 'date', example: '2026-01-31', description: 'First day of the rule' })
  firstDay: string;
  @Shows({
    enum: [...RULE_STATES],
    enumName: 'ExperienceRuleState',
    description: 'past: another rule counts now; current: counts now; coming: does not count yet',
  })
  state: RuleState;
  @ShowsText('Who added it', 'Meera Nair') by: string;
  @ShowsTime('When it was added') createdAt: string;
}

export const toExperienceRule = ({
  _id,
  kind,
  amount,
  firstDay,
  state,
  by,
  createdAt,
}: ExperienceRule & { state: RuleState }): ExperienceRuleDto => ({
  ...{ _id: _id.toHexString(), kind, amount, firstDay, state },
  ...{ by: by.name, createdAt: createdAt.toISOString() },
});

/** `from` and `to` are days of the change. */
export class ExperienceListQuery extends IntersectionType(
  OmitType(ListQuery, ['search', 'around']),
  DaysOf('at'),
) {
  @Id({ description: '_id of the user' }) id: string;
  @Sort('at') sort?: string;
  @Optional()
  @OneOf(EXPERIENCE_KINDS, 'ExperienceKind', { description: 'Omitted: all' })
  @Filter('kind')
  kind?: ExperienceKind;
}

@ApiSchema({ name: 'Experience' })
export class ExperienceDto {
  @ShowsId() _id: string;
  @Words({
    ...{ given: 'Gift given', received: 'Gift received', minutes: 'Live minutes', reversed: 'Gift reversed' },
    set: 'Set by staff',
  })
  @Shows({
    enum: [...EXPERIENCE_KINDS],
    enumName: 'ExperienceKind',
    description:
      'given, received: a gift; minutes: a live session; reversed: a reversed gift; set: a value that staff set',
  })
  kind: ExperienceKind;
  @ShowsInt('Change of the experience', 300) amount: number;
  @ShowsInt('Coins or minutes that the change follows from; 0 for a value that staff set', 30) units: number;
  @ShowsInt('Experience that a reversal could not take, because the user had less', 0) missed: number;
  @Shows({
    enum: [...EVENT_KINDS],
    enumName: 'ExperienceEventKind',
    description: 'entry: a ledger entry; live: a live session; set: a change by staff',
  })
  eventKind: EventKind;
  @ShowsId('_id of the ledger entry or of the live session; its own id for a change by staff') event: string;
  @ShowsText("Who set the value; '' for all other changes", '') by: string;
  @ShowsTime('When it changed') at: string;
}

export const toExperience = ({
  _id,
  kind,
  amount,
  units,
  missed = 0,
  event,
  by,
  at,
}: Experience): ExperienceDto => ({
  ...{ _id: _id.toHexString(), kind, amount, units, missed },
  ...{ eventKind: event.kind, event: event.id.toHexString(), by: by?.name ?? '', at: at.toISOString() },
});

/** The caller's own experience and level. */
export class OwnExperience {
  @ShowsInt('Level', 5) level: number;
  @ShowsInt('Experience', 1200) experience: number;
  @ShowsImage("Picture of the level, below /api; '' when the level has none") image: string;
  @ShowsInt('The next higher level; 0 when there is none', 6) nextLevel: number;
  @ShowsInt('Experience at which the next higher level begins; 0 when there is none', 1500) nextFrom: number;
}
