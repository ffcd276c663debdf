import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Notice } from '../../../platform/inbox/notice.schema.js';
import { SignInEvent } from '../../../platform/sign-ins/sign-in-event.schema.js';
import { byId, type FactsOf, idsOf } from './facts.js';

/** What notices about sign-ins show: the device and the address, or the Owner who views the account. */
@Injectable()
export class SignInFacts implements FactsOf {
  constructor(@InjectModel(SignInEvent.name) private readonly events: Model<SignInEvent>) {}

  async of(notices: readonly Notice[]) {
    const events = byId(await this.events.find({ _id: { $in: idsOf(notices) } }).lean());
    return ({ about }: Notice) => {
      const { by: actor, userAgent = '', address: detail = '' } = events.get(about) ?? {};
      return { by: actor?.name ?? userAgent, detail };
    };
  }
}
