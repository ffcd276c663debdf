import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditRecord, AuditSchema } from '../../platform/audit/audit.schema.js';
import { Host, HostSchema } from '../hosts/host.schema.js';
import { LiveSession, LiveSessionSchema } from '../hosts/live/live-session.schema.js';
import { UserItem, UserItemSchema } from '../items/user-item.schema.js';
import { LedgerEntry, LedgerEntrySchema } from '../ledger/ledger-entry.schema.js';
import { Order, OrderSchema } from '../orders/order.schema.js';
import { User, UserSchema } from '../users/user.schema.js';
import { Video, VideoSchema } from '../videos/video.schema.js';
import { Withdrawal, WithdrawalSchema } from '../withdrawals/withdrawal.schema.js';
import { DayStore } from './day-store.js';
import {
  FigureDay,
  FigureDaySchema,
  FigureMark,
  FigureMarkSchema,
  FigureSheet,
  FigureSheetSchema,
  FigureState,
  FigureStateSchema,
} from './figure.schemas.js';
import { FigureMarks } from './figure-marks.js';
import { FigureSources, SOURCE_CLASSES } from './figure-sources.js';
import { FiguresCheck } from './figures-check.js';

/** The stored days, the records that they are summed from, and the check that compares the two. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: FigureDay.name, schema: FigureDaySchema },
      { name: FigureSheet.name, schema: FigureSheetSchema },
      { name: FigureState.name, schema: FigureStateSchema },
      { name: FigureMark.name, schema: FigureMarkSchema },
      { name: AuditRecord.name, schema: AuditSchema },
      { name: Host.name, schema: HostSchema },
      { name: LedgerEntry.name, schema: LedgerEntrySchema },
      { name: LiveSession.name, schema: LiveSessionSchema },
      { name: Order.name, schema: OrderSchema },
      { name: User.name, schema: UserSchema },
      { name: UserItem.name, schema: UserItemSchema },
      { name: Video.name, schema: VideoSchema },
      { name: Withdrawal.name, schema: WithdrawalSchema },
    ]),
  ],
  providers: [...SOURCE_CLASSES, FigureSources, FigureMarks, DayStore, FiguresCheck],
  exports: [MongooseModule, FigureSources, FigureMarks, DayStore],
})
export class FigureStoreModule {}
