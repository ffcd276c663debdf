import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { present } from '../../../core/present.js';
import type { Caller } from '../../../core/caller.js';
import { AppError } from '../../../core/errors.js';
import { SecondAdmins } from '../../staff/admins/second-admins.js';
import { inCoins } from '../../../core/grouped.js';
import type { Page, TimeOrder } from '../../../http/list-query.js';
import { currentTime, requestContext } from '../../../core/request-context.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { WaitingNotices } from '../../staff/admins/waiting-notices.js';
import { decideWaiting, UNDECIDED } from '../../../platform/decisions/decide-waiting.js';
import { findPage, type Listed, sortOf } from '../../../platform/database/paging.js';
import { On } from '../../../platform/domain-events/domain-events.js';
import { FingerprintOf } from '../../../platform/events/change-feed.js';
import { type Account, coinAgencyAccount, type StoredAccount, userAccount } from '../../ledger/accounts.js';
import { AccountDeleted } from '../../users/user-events.js';
import { DELETED_USER } from '../../../core/deleted-user.js';
import { type Recipient, RecipientsService } from '../wallets/recipients.service.js';
import { WaitingSend } from './waiting-send.schema.js';
import type { FoundWallet } from '../wallets/wallet-finder.js';

/** A waiting send with the details that the list shows. */
export interface WaitingRow extends WaitingSend {
  /** undefined for a salary run. */
  account: Account | undefined;
  person: Recipient;
  /** Why the reader may not confirm the send; '' if the reader may. */
  obstacle: string;
}

/** Sends and refunds above the limit: one admin asks, and another admin confirms or rejects. */
@Injectable()
export class WaitingSendsService {
  constructor(
    @InjectModel(WaitingSend.name) private readonly sends: Model<WaitingSend>,
    private readonly recipients: RecipientsService,
    private readonly secondAdmins: SecondAdmins,
    private readonly audit: AuditService,
    private readonly notices: WaitingNotices,
  ) {}

  /**
   * Lists the waiting sends, or those of `ids`, by default oldest first, with the reason why this admin may not confirm
   * each of them.
   */
  async list(
    reader: Caller,
    page: Page,
    { ids, sort = 'createdAt' }: { ids?: string[] | undefined; sort?: TimeOrder } = {},
  ): Promise<Listed<WaitingRow>> {
    const some = ids && { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    const found = await findPage(this.sends, { state: UNDECIDED, ...some }, page, sortOf(sort, {}));
    const recipients = await this.recipients.find(found.records.flatMap((send) => accountOf(send) ?? []));
    const obstacles = await this.secondAdmins.obstacles(
      reader.id,
      found.records.map(({ askedBy }) => askedBy.id),
    );
    const records = found.records.map((send) => {
      const account = accountOf(send);
      const person = (account && recipients.get(account)) ?? { name: '', image: '' };
      return { ...send, account, person, obstacle: obstacles.get(send.askedBy.id) ?? '' };
    });
    return { ...found, records };
  }

  /** Returns when the oldest waiting send was asked for; null if none waits. */
  async oldest(): Promise<Date | null> {
    const found = await this.sends.findOne({ state: UNDECIDED }).sort({ createdAt: 1, _id: 1 }).lean();
    return found?.createdAt ?? null;
  }

  /** Returns these requests, whatever became of them. */
  named(ids: Types.ObjectId[]): Promise<WaitingSend[]> {
    return this.sends.find({ _id: { $in: ids } }).lean();
  }

  /** Returns the id of the refund of this order that waits, or ''. */
  async refundOf(order: string): Promise<string> {
    const found = await this.sends.findOne({ recipientId: order, state: UNDECIDED }, { _id: 1 }).lean();
    return found?._id.toHexString() ?? '';
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
    const message = `A second admin must confirm the transfer of ${inCoins(coins)} to ${wallet.target.label}`;
    return { message, transfer: '', waiting };
  }

  /** Stores a request to delete a coin agency that has these coins. Runs in the caller's transaction. */
  async askClosing(wallet: FoundWallet, coins: number, reason = '') {
    const waiting = await this.note(wallet, coins, { state: 'closing', closes: true, closeReason: reason });
    await this.audit.record({ action: 'coin.askDelete', target: wallet.target, after: { coins }, reason });
    const message = `A second admin must confirm the deletion of ${wallet.target.label} and the return of its ${inCoins(coins)}`;
    return { message, waiting };
  }

  /**
   * Stores a request to refund a purchase, for which these coins go back. Runs in the caller's transaction. Fails with
   * INVALID_TRANSITION while another refund of the order waits.
   */
  async askRefund(
    { _id }: { _id: Types.ObjectId },
    coins: number,
    { amount, reason, label }: { amount: number; reason: string; label: string },
  ) {
    const id = _id.toHexString();
    if (await this.refundOf(id))
      throw new AppError('INVALID_TRANSITION', 'A refund of this order already waits for a second admin');
    const target = { kind: 'order', id, label } as const;
    const waiting = await this.note({ target }, coins, { state: 'refund', amount, reasonOfRefund: reason });
    await this.audit.record({ action: 'order.askRefund', target, after: { amount, coins }, reason });
    return { message: `A second admin must confirm the refund: ${label}`, waiting };
  }

  /** Stores a request to carry out a salary run, in the caller's transaction. Returns its id. */
  noteRun({ id, label }: { id: string; label: string }, coins: number): Promise<string> {
    return this.note({ target: { kind: 'import', id, label } }, coins, { state: 'run' });
  }

  private async note(
    { target }: { target: { kind: WaitingSend['recipientKind']; id: string; label: string } },
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
    await this.notices.asked('sendWaits', _id, id);
    return _id.toHexString();
  }

  /**
   * Takes a request out of the queue because the caller confirms it, in the caller's transaction. Fails with
   * NEEDS_SECOND_ADMIN if the caller may not confirm. The audit record of a salary run is the one of its import.
   */
  async confirm(caller: Caller, id: string): Promise<WaitingSend> {
    const asked = await decideWaiting(this.sends, caller, id, 'sent');
    await this.secondAdmins.assertMayConfirm(caller.id, asked.askedBy.id);
    await this.notices.decided('sendConfirmed', asked);
    if (asked.recipientKind === 'import') return asked;
    const action = actionOf(asked, ['coins.confirm', 'coin.confirmDelete', 'order.confirmRefund']);
    await this.audit.record({ action, target: targetOf(asked), after: { coins: asked.coins } });
    return asked;
  }

  /**
   * Takes a request out of the queue because the caller rejects it, in the caller's transaction. The admin who asked may
   * withdraw it; any other admin may reject it.
   */
  async refuse(caller: Caller, id: string, reason: string): Promise<WaitingSend> {
    const asked = await decideWaiting(this.sends, caller, id, 'refused', reason);
    await this.notices.decided('sendRefused', asked);
    if (asked.recipientKind === 'import') return asked;
    const action = actionOf(asked, ['coins.refuse', 'coin.refuseDelete', 'order.refuseRefund']);
    await this.audit.record({ action, target: targetOf(asked), after: { coins: asked.coins }, reason });
    return asked;
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

const actionOf = (
  { closes, recipientKind }: WaitingSend,
  [send, closing, refund]: readonly [string, string, string],
): string => {
  if (recipientKind === 'order') return refund;
  return closes ? closing : send;
};

const targetOf = ({ recipientKind: kind, recipientId: id, recipient: label }: WaitingSend) => ({
  kind,
  id,
  label,
});

/** Returns the account that receives the coins; undefined for a salary run, which has many recipients, and for a refund. */
function accountOf({ recipientKind: kind, recipientId: id }: WaitingSend): StoredAccount | undefined {
  if (kind === 'import' || kind === 'order') return undefined;
  return kind === 'coin' ? coinAgencyAccount(id) : userAccount(id);
}

/** Returns the wallet that a waiting send or deletion names. */
export function walletOf(asked: WaitingSend): FoundWallet {
  const { recipientKind: kind, recipientId: id, recipient: label } = asked;
  if (kind === 'import' || kind === 'order') throw new Error(`No wallet receives the coins of the ${kind}`);
  return { account: present(accountOf(asked)), target: { kind, id, label } };
}
