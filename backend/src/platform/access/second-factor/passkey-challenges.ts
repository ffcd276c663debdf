import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { PasskeyChallenge } from './passkey-challenge.schema.js';

export const CHALLENGE_MILLISECONDS = 5 * 60_000;

/** What the signature is for: a new passkey, the second step of a sign-in, or a proof in an open session. */
export type ChallengePurpose = 'add' | 'signIn' | 'proof';

type Holder = Pick<Caller, 'id' | 'sessionId'>;

/** Keeps challenges for passkeys. Each counts once, for five minutes, for its session and purpose. */
@Injectable()
export class PasskeyChallenges {
  constructor(@InjectModel(PasskeyChallenge.name) private readonly challenges: Model<PasskeyChallenge>) {}

  async keep(holder: Holder, purpose: ChallengePurpose, challenge: string): Promise<void> {
    const expiresAt = new Date(Date.now() + CHALLENGE_MILLISECONDS);
    const account = new Types.ObjectId(holder.id);
    await this.challenges.updateOne(
      { _id: keyOf(holder, purpose) },
      { $set: { account, challenge, expiresAt } },
      { upsert: true },
    );
  }

  /** Uses up the challenge. Returns undefined when there is none, or when it is too old. */
  async take(holder: Holder, purpose: ChallengePurpose): Promise<string | undefined> {
    const stored = await this.challenges
      .findOneAndDelete({
        _id: keyOf(holder, purpose),
        account: new Types.ObjectId(holder.id),
        expiresAt: { $gt: new Date() },
      })
      .lean();
    return stored?.challenge;
  }
}

const keyOf = ({ sessionId }: Holder, purpose: ChallengePurpose) => `${sessionId}:${purpose}`;
