import { Prop, Schema } from '@nestjs/mongoose';

/** Why and since when nothing may leave a wallet. */
@Schema({ _id: false })
export class WalletFreeze {
  @Prop({ type: String, required: true }) reason: string;
  /** Name of the admin who froze it. */
  @Prop({ type: String, required: true }) by: string;
  @Prop({ type: Date, required: true }) at: Date;
}
