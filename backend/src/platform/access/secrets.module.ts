import { Global, Module } from '@nestjs/common';
import { SealingService } from './sealing.service.js';
import { SecretsService } from './secrets.service.js';

/** Keys derived from APP_SECRET, and the encryption that uses them. */
@Global()
@Module({ providers: [SecretsService, SealingService], exports: [SecretsService, SealingService] })
export class SecretsModule {}
