import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A migration that has run. */
@Schema({ collection: 'migrations', versionKey: false })
export class AppliedMigration {
  @Prop({ type: String }) _id: string;
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: Number, required: true }) milliseconds: number;
}
export const AppliedMigrationSchema = SchemaFactory.createForClass(AppliedMigration);

/** Who runs the migrations now; there is one such record at most. */
@Schema({ collection: 'migrationlocks', versionKey: false })
export class MigrationLock {
  @Prop({ type: String }) _id: string;
  @Prop({ type: String, required: true }) holder: string;
  /** The lease ends then, unless it is renewed: a process that died holds nobody up for ever. */
  @Prop({ type: Date, required: true }) until: Date;
}
export const MigrationLockSchema = SchemaFactory.createForClass(MigrationLock);
