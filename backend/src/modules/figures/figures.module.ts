import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LiveSession, LiveSessionSchema } from '../hosts/live/live-session.schema.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { AgencyModule } from '../staff/agency/agency.module.js';
import { User, UserSchema } from '../users/user.schema.js';
import { FigureDay, FigureDaySchema, FigureState, FigureStateSchema } from './figure.schemas.js';
import { FigureSources } from './figure-sources.js';
import { FiguresController } from './figures.controller.js';
import { FiguresService } from './figures.service.js';
import { Rollup } from './rollup.service.js';
import { CoinsSource } from './sources/coins.source.js';
import { LiveSource } from './sources/live.source.js';
import { UsersSource } from './sources/users.source.js';

@Module({
  imports: [
    AgencyModule,
    LedgerModule,
    MongooseModule.forFeature([
      { name: FigureDay.name, schema: FigureDaySchema },
      { name: FigureState.name, schema: FigureStateSchema },
      { name: LiveSession.name, schema: LiveSessionSchema },
      { name: User.name, schema: UserSchema },
    ]),
  ],
  controllers: [FiguresController],
  providers: [FiguresService, Rollup, FigureSources, UsersSource, LiveSource, CoinsSource],
})
export class FiguresModule {}
