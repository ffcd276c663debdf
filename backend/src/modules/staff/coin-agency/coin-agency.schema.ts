import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { WalletFreeze } from '../../ledger/wallet-freeze.js';
import { CodedAccount, indexCodedAccount, versionStaffAccount } from '../shared/staff-account.schema.js';

/** A coin agency sells coins to users. Its phone number is stored with a leading plus. */
@Schema({ collection: 'coinagencies' })
export class CoinAgency extends CodedAccount {
  @Prop({ type: String, default: '' }) username: string;
  /** Balance in coins. */
  @Prop({ type: Number, default: 0, min: 0 }) coins: number;
  @Prop({ type: WalletFreeze }) walletFreeze?: WalletFreeze;
}

export const CoinAgencySchema = SchemaFactory.createForClass(CoinAgency);
indexCodedAccount(CoinAgencySchema);
versionStaffAccount(CoinAgencySchema);
