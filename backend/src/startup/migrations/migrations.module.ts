import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import {
  AppliedMigration,
  AppliedMigrationSchema,
  MigrationLock,
  MigrationLockSchema,
} from './migration.schema.js';
import { MigrationsService } from './migrations.service.js';
import { StartLease } from './start-lease.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: AppliedMigration.name, schema: AppliedMigrationSchema },
      { name: MigrationLock.name, schema: MigrationLockSchema },
    ]),
  ],
  providers: [MigrationsService, StartLease],
  exports: [MigrationsService, StartLease],
})
export class MigrationsModule {}
