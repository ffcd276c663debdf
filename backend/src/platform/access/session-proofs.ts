import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { Session } from './session.schema.js';

/** A use that is noted may be this many milliseconds older than the real one, so that steady work writes little. */
const NOTED_EVERY = 5_000;

/** Notes when the owner of a session proved who they are, and the use that prolongs the proof. */
@Injectable()
export class SessionProofs {
  constructor(@InjectModel(Session.name) private readonly sessions: Model<Session>) {}

  /** Notes that the owner of a session has just proved who they are. */
  async note(id: string): Promise<void> {
    const change = { $set: { provenAt: new Date() }, $unset: { proofUsedAt: 1 as const } };
    await this.sessions.updateOne({ _id: new Types.ObjectId(id) }, change);
  }

  /** Notes that the proof of a session has allowed a sensitive call. */
  async noteUse({ sessionId, provenAt, proofUsedAt }: Caller): Promise<void> {
    const noted = Math.max(provenAt?.getTime() ?? 0, proofUsedAt?.getTime() ?? 0);
    const now = new Date();
    if (now.getTime() - noted < NOTED_EVERY) return;
    await this.sessions.updateOne({ _id: new Types.ObjectId(sessionId) }, { $max: { proofUsedAt: now } });
  }
}
