import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { present } from '../../../core/present.js';
import type { Caller } from '../../../core/caller.js';
import { SecondAdmins } from '../../staff/admins/second-admins.js';
import { grouped } from '../../../core/grouped.js';
import type { Page } from '../../../http/list-query.js';
import { currentTime, requestContext } from '../../../core/request-context.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { decideWaiting, UNDECIDED } from './decide-waiting.js';
import { findPage, type Listed } from '../../../platform/database/paging.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { On } from '../../../platform/domain-events/domain-events.js';
import { FingerprintOf } from '../../../platform/events/change-feed.js';
import { type Account, coinAgencyAccount, userAccount } from '../../ledger/accounts.js';
import { AccountDeleted } from '../../users/user-events.js';
import { DELETED_USER } from '../../../core/deleted-user.js';
import { type Recipient, RecipientsService } from '../wallets/recipients.service.js';
import { WaitingSend } from './waiting-send.schema.js';
import type { FoundWallet } from '../wallets/wallet-finder.js';

/** A waiting send with the details that the list shows. */
export interface WaitingRow extends WaitingSend {
  account: Account;
  person: Recipient;
  /** Why the reader may not confirm the send; '' if the reader may. */
  obstacle: string;
}

/** Sends above the limit: one admin asks, and another admin confirms or rejects. */
@Injectable()
export class WaitingSendsService {
  constructor(
    @InjectModel(WaitingSend.name) private readonly sends: Model<WaitingSend>,
    @InjectConnection() private readonly connection: Connection,
    private readonly recipients: RecipientsService,
    private readonly secondAdmins: SecondAdmins,
    private readonly audit: AuditService,
  ) {}

  /** Lists the waiting sends, oldest first, with the reason why this admin may not confirm each of them. */
  async list(reader: Caller, page: Page): Promise<Listed<WaitingRow>> {
    const found = await findPage(this.sends, { state: UNDECIDED }, page, { createdAt: 1, _id: 1 });
    const recipients = await this.recipients.find(found.records.map((send) => walletOf(send).account));
    const obstacles = await this.secondAdmins.obstacles(
      reader.id,
      found.records.map(({ askedBy }) => askedBy.id),
    );
    const records = found.records.map((send) => {
      const { account } = walletOf(send);
      const person = recipients.get(account) ?? { name: '', image: '' };
      return { ...send, account, person, obstacle: obstacles.get(send.askedBy.id) ?? '' };
    });
    return { ...found, records };
  }

  /** Returns a value that changes whenever a send starts or stops waiting. */
  @FingerprintOf('sends')
  async fingerprint(): Promise<string> {
    const waiting = { state: UNDECIDED };
    const [count, newest] = await Promise.all([
      this.sends.countDocuments(waiting),
      this.sends.findOne(waiting, { _id: 1 }).sort({ createdAt: -1, _id: -1 }).lean(),
    ]);
    return `${count} ${newest?._id.toHexString()}`;
  }

  /** Stores a request to send coins. Runs in the caller's transaction. */
  async ask(wallet: FoundWallet, coins: number) {
    const waiting = await this.note(wallet, coins);
    await this.audit.record({ action: 'coins.ask', target: wallet.target, after: { coins } });
    const message = `A second admin must confirm the transfer of ${grouped(coins)} coins to ${wallet.target.label}`;
    return { message, transfer: '', waiting };
  }

  /** Stores a request to delete a coin agency that has these coins. Runs in the caller's transaction. */
  async askClosing(wallet: FoundWallet, coins: number, reason = '') {
    const waiting = await this.note(wallet, coins, { state: 'closing', closes: true, closeReason: reason });
    await this.audit.record({ action: 'coin.askDelete', target: wallet.target, after: { coins }, reason });
    const message = `A second admin must confirm the deletion of ${wallet.target.label} and the return of its ${grouped(coins)} coins`;
    return { message, waiting };
  }

  private async note(
    { target }: FoundWallet,
    coins: number,
    more: Partial<WaitingSend> = {},
  ): Promise<string> {
    const { role, id, code, name } = present(requestContext()?.caller);
    const _id = new Types.ObjectId();
    await this.sends.create({
      _id,
      recipientKind: target.kind,
      recipientId: target.id,
      recipient: target.label,
      coins,
      askedBy: { role, id, code, name },
      createdAt: currentTime(),
      ...more,
    });
    return _id.toHexString();
  }

  /**
   * Takes a send out of the queue because the caller confirms it, in the caller's transaction. Returns the request and
   * the recipient's wallet. Fails with NEEDS_SECOND_ADMIN if the caller may not confirm.
   */
  async confirm(caller: Caller, id: string): Promise<{ asked: WaitingSend; wallet: FoundWallet }> {
    const asked = await decideWaiting(this.sends, caller, id, 'sent');
    await this.secondAdmins.assertMayConfirm(caller.id, asked.askedBy.id);
    return { asked, wallet: walletOf(asked) };
  }

  /** Rejects a send. The admin who asked may withdraw it; any other admin may reject it. */
  async refuse(caller: Caller, id: string, reason: string): Promise<{ message: string }> {
    return inTransaction(this.connection, async () => {
      const asked = await decideWaiting(this.sends, caller, id, 'refused', reason);
      const { target } = walletOf(asked);
      const action = asked.closes ? 'coin.refuseDelete' : 'coins.refuse';
      await this.audit.record({ action, target, after: { coins: asked.coins }, reason });
      return {
        message: asked.closes
          ? `Request to delete ${asked.recipient} declined`
          : `Request to send ${grouped(asked.coins)} coins to ${asked.recipient} declined`,
      };
    });
  }

  /** Removes a deleted user's name from the requests, which remain. Confirming such a request finds no wallet. */
  @On(AccountDeleted)
  async forget({ user }: AccountDeleted): Promise<void> {
    await this.sends.updateMany(
      { recipientKind: 'user', recipientId: user.toHexString() },
      { recipient: DELETED_USER },
    );
  }
}

const walletOf = ({ recipientKind: kind, recipientId: id, recipient: label }: WaitingSend): FoundWallet => ({
  account: kind === 'coin' ? coinAgencyAccount(id) : userAccount(id),
  target: { kind, id, label },
});
