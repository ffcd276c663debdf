import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Scope } from '../../core/scope.js';
import { PersonalFingerprintsOf } from '../../platform/events/change-feed.js';
import { Notice } from '../../platform/inbox/notice.schema.js';

/** Longer than a transaction can last, so that a notice is seen however late its transaction commits. */
const WINDOW = 120_000;
/** The most changes that one look reads. */
const MAX_CHANGES = 5_000;

/** The fingerprints of inboxes: how often each changed while this process was looking. */
@Injectable()
export class InboxFingerprints {
  private seen = new Set<string>();
  private readonly changes = new Map<string, number>();

  constructor(@InjectModel(Notice.name) private readonly notices: Model<Notice>) {}

  /** Reads the latest changes of all inboxes at once: looking costs the same however many people listen. */
  @PersonalFingerprintsOf('inbox')
  async inboxes(scopes: readonly Scope[]): Promise<string[]> {
    const latest = await this.notices
      .find({ changedAt: { $gt: new Date(Date.now() - WINDOW) } }, { recipient: 1, changedAt: 1 })
      .sort({ changedAt: -1 })
      .limit(MAX_CHANGES)
      .lean();
    const present = new Set<string>();
    for (const { _id, recipient, changedAt } of latest) {
      const change = `${_id.toHexString()} ${changedAt.getTime()}`;
      present.add(change);
      if (this.seen.has(change)) continue;
      const id = recipient.toHexString();
      this.changes.set(id, (this.changes.get(id) ?? 0) + 1);
    }
    this.seen = present;
    return scopes.map(({ id }) => String(this.changes.get(id) ?? 0));
  }
}
