import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A completed migration. */
@Schema({ collection: 'migrations', versionKey: false })
export class AppliedMigration {
  @Prop({ type: String }) _id: string;
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: Number, required: true }) milliseconds: number;
}
export const AppliedMigrationSchema = SchemaFactory.createForClass(AppliedMigration);

/** The lock of the process that runs the migrations; at most one record exists. */
@Schema({ collection: 'migrationlocks', versionKey: false })
export class MigrationLock {
  @Prop({ type: String }) _id: string;
  @Prop({ type: String, required: true }) holder: string;
  /** The end of the lease unless renewed, so that a dead process does not block others permanently. */
  @Prop({ type: Date, required: true }) until: Date;
  /** The opening of the embedded database that the holder belongs to; absent for another database. */
  @Prop({ type: String }) opening?: string;
}
export const MigrationLockSchema = SchemaFactory.createForClass(MigrationLock);
