import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { addressKey } from '../../core/address.js';
import { Notices } from '../inbox/notices.js';
import { SignInEvent } from './sign-in-event.schema.js';

/** The sign-ins of an account that are compared, the newest first: a known device is nearly always among the few first. */
const COMPARED = { first: 5, then: 95 };

type Place = Pick<SignInEvent, 'address' | 'userAgent'>;
type SignIn = Place & Pick<SignInEvent, '_id' | 'at'> & { account: string };

/**
 * A browser and system in one network: the user agent without its version numbers, which change with each update, and
 * the IPv4 address or the /64 of an IPv6 address.
 */
const deviceOf = ({ address, userAgent }: Place) =>
  `${addressKey(address)} ${userAgent.replace(/\d[\d._]*/g, '')}`;

/** Notifies staff of a sign-in to their account from a device that the history does not know. */
@Injectable()
export class NewDevices {
  constructor(
    @InjectModel(SignInEvent.name) private readonly events: Model<SignInEvent>,
    private readonly notices: Notices,
  ) {}

  /**
   * Compares a stored sign-in with earlier ones, in the transaction that stores it. Later ones may be stored already. An
   * account's first sign-in makes no notice.
   */
  async compare({ _id, at, account, ...from }: SignIn): Promise<void> {
    const device = deviceOf(from);
    const earlier = () =>
      this.events
        .find(
          { account: new Types.ObjectId(account), kind: 'signedIn', at: { $lte: at }, _id: { $ne: _id } },
          { address: 1, userAgent: 1 },
        )
        .sort({ at: -1 })
        .lean();
    const isKnown = (places: readonly Place[]) => places.some((one) => deviceOf(one) === device);
    const newest = await earlier().limit(COMPARED.first);
    if (!newest.length || isKnown(newest)) return;
    if (isKnown(await earlier().skip(COMPARED.first).limit(COMPARED.then))) return;
    await this.notices.notify([account], { event: 'newDevice', about: _id.toHexString() });
  }
}
