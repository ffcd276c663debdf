import { ApiSchema } from '@nestjs/swagger';
import { Day, OneOf, Optional } from '../../http/fields.js';
import { Shows, ShowsInt } from '../../http/shown-fields.js';
import { MEASURE_NAMES, type MeasureName } from './measures.js';
import { type PeriodName, PERIODS } from './periods.js';

export class FigureQueryDto {
  @OneOf(MEASURE_NAMES, 'Measure', {
    description: 'What is counted. Coins, minutes and diamonds are whole numbers',
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

@ApiSchema({ name: 'FigureSeries' })
export class FigureSeriesDto {
  @Shows({ type: [FigurePointDto] }) points: FigurePointDto[];
  @ShowsInt('The sum of all values', 120) total: number;
}
