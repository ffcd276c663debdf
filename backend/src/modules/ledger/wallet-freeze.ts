import { Prop, Schema } from '@nestjs/mongoose';

/** The reason, author and time of a wallet freeze. */
@Schema({ _id: false })
export class WalletFreeze {
  @Prop({ type: String, required: true }) reason: string;
  /** Name of the admin who froze the wallet. */
  @Prop({ type: String, required: true }) by: string;
  @Prop({ type: Date, required: true }) at: Date;
}
