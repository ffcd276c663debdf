import { ApiSchema } from '@nestjs/swagger';
import { Flag, FreeText, Optional } from '../../../http/fields.js';
import { ListQuery, Sort, type TimeOrder } from '../../../http/list-query.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsImage, ShowsInt, ShowsText, ShowsTime } from '../../../http/shown-fields.js';
import { WAITING_STATES, type WaitingState } from './waiting-send.schema.js';
import type { WaitingRow } from './waiting-sends.service.js';

export class WaitingSendQuery extends ListQuery {
  @Sort('createdAt') sort?: TimeOrder;
}

@RefuseUnknown()
export class DecideSendDto {
  @Flag({ description: 'true: send the coins; false: refuse' }) approve: boolean;
  @Optional() @FreeText(500, { lines: true, description: 'Reason of the refusal' }) reason?: string;
}

@ApiSchema({ name: 'WaitingSend' })
export class WaitingSendDto {
  @ShowsId() _id: string;
  @Shows({
    enum: [1, 2],
    enumName: 'RechargeRecipient',
    description: '1 coin agency, 2 user; 2 for a salary run and a refund',
  })
  to: 1 | 2;
  @ShowsText(
    'Code or username of the recipient, the title of a salary run, or plan and amount of a refund',
    'coin@100001',
  )
  userId: string;
  @ShowsText(
    "Account of the recipient, '' for a salary run and a refund",
    'coinAgency:66f0c0ffee00000000000001',
  )
  account: string;
  @ShowsText("Id of the import of a salary run, '' for any other request", '') import: string;
  @ShowsText("_id of the order of a refund, '' for any other request", '') order: string;
  @ShowsText("Reason of a refund, '' for any other request", '') refundReason: string;
  @ShowsText('Name of the recipient', 'Mumbai Coins') name: string;
  @ShowsImage('Picture of the recipient') image: string;
  @ShowsInt('Coins', 500000) coin: number;
  @Shows({
    type: Boolean,
    description: 'true: the coins return to the platform and the coin agency is deleted',
  })
  closes: boolean;
  @ShowsText("Reason for deleting the coin agency, '' for a transfer", '') closeReason: string;
  @ShowsText('The admin who made the request', 'Meera Nair') askedBy: string;
  @Shows({ type: Boolean, description: 'Whether the caller made the request' }) own: boolean;
  @Shows({ type: Boolean, description: 'Whether the caller may confirm it; every admin may refuse it' })
  mayConfirm: boolean;
  @ShowsText("Why the caller may not confirm, '' if the caller may", '') obstacle: string;
  @Shows({ enum: [...WAITING_STATES], enumName: 'WaitingState' }) state: WaitingState;
  @ShowsTime() createdAt: string;
}

export const toWaitingSend = (send: WaitingRow, callerId: string): WaitingSendDto => ({
  _id: send._id.toHexString(),
  to: send.recipientKind === 'coin' ? 1 : 2,
  userId: send.recipient,
  account: send.account ?? '',
  import: send.recipientKind === 'import' ? send.recipientId : '',
  order: send.recipientKind === 'order' ? send.recipientId : '',
  refundReason: send.reasonOfRefund ?? '',
  name: send.person.name,
  image: send.person.image,
  coin: send.coins,
  closes: send.closes ?? false,
  closeReason: send.closeReason ?? '',
  askedBy: send.askedBy.name,
  own: send.askedBy.id === callerId,
  mayConfirm: send.obstacle === '',
  obstacle: send.obstacle,
  state: (WAITING_STATES as readonly string[]).includes(send.state)
    ? (send.state as WaitingState)
    : 'waiting',
  createdAt: send.createdAt.toISOString(),
});
