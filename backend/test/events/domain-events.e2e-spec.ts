// The handlers of each domain event, and the transaction that a handler shares with the emitter.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, Schema } from 'mongoose';
import { DatabaseModule } from '../../src/platform/database/database.module.js';
import { inTransaction, isInTransaction } from '../../src/platform/database/transaction.js';
import { DomainEvent } from '../../src/platform/domain-events/domain-event.js';
import { DomainEvents, Emits, On } from '../../src/platform/domain-events/domain-events.js';
import { DomainEventsModule } from '../../src/platform/domain-events/domain-events.module.js';
import { freshUri, startApp } from '../support/app.js';

/** Each event with its handlers, in the order in which they run. */
const REACTIONS = {
  StaffSignedIn: ['FactorDuty.meetOpened'],
  SessionsEnded: ['PushTokensService.dropEnded', 'ViewEnds.endOpened'],
  UserRenamed: [
    'HostsService.rename',
    'LiveService.rename',
    'OrdersService.rename',
    'VideosService.rename',
    'WithdrawalsService.rename',
  ],
  PictureReplaced: ['LiveService.shows'],
  AccountDeletionRequested: ['WithdrawalsService.obstacle', 'LiveService.obstacle'],
  AccountDeleted: [
    'PastChanges.accountDeleted',
    'Debts.writeOff',
    'HostsService.forget',
    'InboxService.forget',
    'ItemsOfDeleted.forget',
    'LiveService.forget',
    'NotificationsService.forget',
    'OrdersService.forget',
    'SmsCodes.forget',
    'UserBulkService.forget',
    'VideosService.forget',
    'WaitingSendsService.forget',
    'WithdrawalsService.forget',
  ],
  StaffDeleted: ['KeptListsService.forget', 'StaffInbox.forget'],
  HostsMoved: ['PastChanges.hostsMoved'],
  VideoMoved: ['PastChanges.videoMoved'],
  EntryReversed: ['ExperienceService.reverse', 'GiftingService.takeDiamondsBack'],
  BalancesVerified: [
    ...['ClosingsCheck.check', 'ExperienceCheck.check', 'HeldCheck.check'],
    ...['ItemsCheck.check', 'OrdersCheck.check'],
  ],
  LevelsReached: ['ItemRewards.give'],
  DebtorReceived: ['Debts.pay'],
  ItemUsesAsked: ['ItemSalesService.answer'],
  RecordsPurged: ['ItemSalesService.keep'],
  WaitingRefundConfirmed: ['OrderRefunds.confirmed'],
};

describe('the events of the application', () => {
  it('should be handled by the domains that this table names', async () => {
    const app = await startApp();
    const found = [...app.nest.get(DomainEvents).handlers].map(([event, handlers]) => [
      event.name,
      handlers.map(({ name }) => name),
    ]);
    await app.close();
    expect(Object.fromEntries(found)).toEqual(REACTIONS);
  });

  it('should each be emitted in the source', () => {
    const root = join(import.meta.dirname, '../../src');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const source = files
      .filter((file) => /(?<!\.spec)\.ts$/.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    const silent = Object.keys(REACTIONS).filter((event) => !source.includes(`.emit(new ${event}(`));
    expect(silent).toEqual([]);
  });
});

class Written extends DomainEvent {
  constructor(readonly text: string) {
    super();
  }
}

@Injectable()
@Emits(Written)
class Writer {}

@Injectable()
class Copyist {
  isToFail = false;
  sawTransaction = false;

  @On(Written)
  async copy({ text }: Written): Promise<void> {
    this.sawTransaction = isInTransaction();
    await copies().create({ text });
    if (this.isToFail) throw new Error('No ink');
  }
}

@Module({
  imports: [DatabaseModule.at(freshUri()), DomainEventsModule],
  providers: [Writer, Copyist],
})
class TestModule {}

interface Page {
  text: string;
}
let nest: INestApplicationContext;
let connection: Connection;
const modelOf = (name: string) =>
  connection.models[name] ?? connection.model<Page>(name, new Schema<Page>({ text: String }));
const pages = () => modelOf('Page');
const copies = () => modelOf('Copy');

/** Writes a page and emits the event in one transaction. */
const write = (text: string) =>
  inTransaction(connection, async () => {
    await pages().create({ text });
    await nest.get(DomainEvents).emit(new Written(text));
  });
const counts = async () => [await pages().countDocuments(), await copies().countDocuments()];

describe('a handler in the transaction of its emitter', () => {
  beforeAll(async () => {
    nest = await NestFactory.createApplicationContext(TestModule, { logger: false, abortOnError: false });
    connection = nest.get(getConnectionToken());
    await pages().createCollection();
    await copies().createCollection();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await nest.close();
  });

  it('should change the database together with the emitter', async () => {
    await write('one');
    expect(nest.get(Copyist).sawTransaction).toBe(true);
    expect(await counts()).toEqual([1, 1]);
  });

  it('should roll back the change of the emitter and be named in the error when it fails', async () => {
    nest.get(Copyist).isToFail = true;
    const failure = await write('two').catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: 'No ink',
      cause: { message: 'Copyist.copy failed on Written: No ink' },
    });
    expect(await counts()).toEqual([1, 1]);
  });
});
