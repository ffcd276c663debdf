import { ApiSchema } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Day, Flag, Identifier, OneOf, Optional } from '../../http/fields.js';
import { Shows, ShowsText } from '../../http/shown-fields.js';
import { type GroupName, GROUPS, MEASURE_NAMES, type MeasureName } from './measures.js';
import { type PeriodName, PERIODS } from './periods.js';

export class FigureQueryDto {
  @OneOf(MEASURE_NAMES, 'Measure', {
    description: 'What is counted, in whole numbers: coins, minutes, diamonds, and money in paise',
  })
  measure: MeasureName;

  @Day({ description: 'The first day', example: '2026-01-01' }) from: string;
  @Day({ description: 'The last day, at most three years after the first', example: '2026-01-31' })
  to: string;

  @Optional()
  @OneOf(PERIODS, 'FigurePeriod', {
    description: 'Sums days to weeks, which begin on Monday, or to months. day if omitted',
  })
  by?: PeriodName;

  @Optional()
  @OneOf(GROUPS, 'FigureGroup', { description: 'Also returns the largest owners of this kind' })
  group?: GroupName;

  @Optional()
  @Identifier(80, {
    description: 'Only this owner: its kind and its code or _id, as in `of` of a group',
    example: 'agency:AG100001',
  })
  @Matches(/^[a-z]+:[\w@]+$/, { message: 'Enter a kind and an id such as agency:AG100001' })
  of?: string;

  @Optional()
  @Flag({ description: 'Also returns the days before that the full days are compared with' })
  compare?: boolean;
}

@ApiSchema({ name: 'FigurePoint' })
export class FigurePointDto {
  @Shows({ type: String, format: 'date', description: 'The first day of the period', example: '2026-01-01' })
  day: string;

  @Shows({
    type: 'integer',
    nullable: true,
    description: 'null before the first record, and while past days are still being summed',
    example: 12,
  })
  value: number | null;

  @Shows({ type: Boolean, description: 'Whether the period reaches beyond the range or has not ended' })
  partial: boolean;
}

class FigureSeriesBase {
  @Shows({ type: [FigurePointDto] }) points: FigurePointDto[];

  @Shows({
    type: 'integer',
    nullable: true,
    description:
      'The whole range: the sum; for active and banned users and for balances the last value; for hostsLive the average day; for decisionWait the median in minutes',
    example: 120,
  })
  total: number | null;
}

@ApiSchema({ name: 'FigureCompared' })
export class FigureComparedDto {
  @Shows({ type: String, format: 'date', description: 'The first day', example: '2026-01-01' }) from: string;
  @Shows({ type: String, format: 'date', description: 'The last day, before today', example: '2026-01-31' })
  to: string;

  @Shows({ type: 'integer', nullable: true, description: 'The days together, as the total of the series' })
  total: number | null;
}

@ApiSchema({ name: 'FigureSeriesBefore' })
export class FigureSeriesBeforeDto extends FigureSeriesBase {
  @Shows({ type: String, format: 'date', description: 'The first day', example: '2025-12-01' }) from: string;
  @Shows({ type: String, format: 'date', description: 'The last day', example: '2025-12-31' }) to: string;
}

@ApiSchema({ name: 'FigureGroupRow' })
export class FigureGroupRowDto {
  @ShowsText('The owner, as `of` takes it', 'agency:AG100001') of: string;
  @ShowsText("Name; '' when no record is left", 'Star Agency') name: string;
  @ShowsText("Code; '' for gifts, plans, items, buyers and admins", 'AG100001') code: string;

  @Shows({ type: 'integer', nullable: true, description: 'The whole range, as the total of the series' })
  total: number | null;

  @Shows({
    type: 'integer',
    nullable: true,
    description: 'The days of `compared`, which `before` is compared with; null without `compare`',
  })
  compared: number | null;

  @Shows({ type: 'integer', nullable: true, description: 'The days before; null without `compare`' })
  before: number | null;
}

@ApiSchema({ name: 'FigureSeries' })
export class FigureSeriesDto extends FigureSeriesBase {
  @Shows({
    type: String,
    format: 'date',
    nullable: true,
    description:
      'The first known day. Earlier days are unknown for active and banned users, and otherwise empty',
    example: '2026-01-01',
  })
  since: string | null;

  @Shows({ type: Boolean, description: 'Whether past days are still being summed' }) filling: boolean;
  @Shows({
    type: FigureComparedDto,
    required: false,
    description: 'With `compare`: the days that `before` is compared with. Today is not among them',
  })
  compared?: FigureComparedDto;

  @Shows({
    type: FigureSeriesBeforeDto,
    required: false,
    description:
      'With `compare`: a month or a week from Monday is compared with the same part of the one before, any other range with as many days before it. Omitted for today alone',
  })
  before?: FigureSeriesBeforeDto;

  @Shows({ type: [FigureGroupRowDto], required: false, description: 'With `group`: the 12 largest owners' })
  groups?: FigureGroupRowDto[];

  @Shows({ type: 'integer', required: false, description: 'With `group`: the total of all other owners' })
  others?: number;
}
