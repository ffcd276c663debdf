import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The _id of the only record. */
export const LEVEL_STATE = 'levels';

@Schema({ _id: false })
export class FirstRange {
  @Prop({ type: Number, required: true }) level: number;
  @Prop({ type: Number, required: true }) expFrom: number;
  @Prop({ type: Number, required: true }) expTo: number;
}

/** Which levels the users have: the fingerprints of the catalogues that decide about levels. */
@Schema({ collection: 'levelStates', versionKey: false })
export class LevelState {
  @Prop({ type: String, required: true }) _id: string;
  /** What all users have; '' while a job brings something else to them. */
  @Prop({ type: String, default: '' }) applied: string;
  /** What the last job brings to all users. */
  @Prop({ type: String, default: '' }) asked: string;
  /** The ranges from before levels followed from experience. */
  @Prop({ type: [FirstRange], default: [] }) first: FirstRange[];
}

export const LevelStateSchema = SchemaFactory.createForClass(LevelState);
