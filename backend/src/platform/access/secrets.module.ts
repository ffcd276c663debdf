import { Global, Module } from '@nestjs/common';
import { SealingService } from './sealing.service.js';
import { SecretsService } from './secrets.service.js';

/** The keys that are derived from APP_SECRET, and what is sealed with them. */
@Global()
@Module({ providers: [SecretsService, SealingService], exports: [SecretsService, SealingService] })
export class SecretsModule {}
