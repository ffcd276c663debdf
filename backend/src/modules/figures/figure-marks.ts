import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FigureMark } from './figure.schemas.js';
import type { SourceName } from './measures.js';

/** The records of past days that have changed or gone. */
@Injectable()
export class FigureMarks {
  constructor(@InjectModel(FigureMark.name) private readonly marks: Model<FigureMark>) {}

  /** Marks the days of these records. Each change adds marks of its own, so that changes do not wait for each other. */
  async put(source: SourceName, dates: Date[]): Promise<void> {
    if (dates.length) await this.marks.insertMany(dates.map((at) => ({ source, at })));
  }

  /** Returns the marks of a source. */
  of(source: SourceName): Promise<FigureMark[]> {
    return this.marks.find({ source }).lean();
  }

  /** Removes marks whose days are stored again. */
  async remove(marks: FigureMark[]): Promise<void> {
    if (marks.length) await this.marks.deleteMany({ _id: { $in: marks.map(({ _id }) => _id) } });
  }
}
