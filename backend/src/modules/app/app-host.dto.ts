import { Phone } from '../../http/account-fields.js';
import { Identifier, Text } from '../../http/fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { type Host, HOST_STATUS } from '../hosts/host.schema.js';

@RefuseUnknown()
export class ApplyDto {
  @Identifier(30, { description: 'Code of the agency', example: 'AG100001' }) agencyCode: string;
  @Text(100, { example: 'Anita Sharma' }) realName: string;
  @Phone() number: string;
}

/** An application as its applicant sees it: with its state and reason, without the person who decided. */
export class Application {
  @ShowsId() _id: string;
  @ShowsText('Code of the agency', 'AG100001') agencyCode: string;
  @ShowsInt('0 pending, 1 approved, 2 rejected') status: number;
  @ShowsText("Reason for the rejection, '' otherwise", '') reason: string;
  @ShowsTime('Time of the application') createdAt: string;
}

export const toApplication = ({ _id, agencyCode, status, decisions, createdAt }: Host): Application => ({
  _id: _id.toHexString(),
  agencyCode,
  status,
  reason: status === HOST_STATUS.rejected ? (decisions.at(-1)?.reason ?? '') : '',
  createdAt: createdAt.toISOString(),
});
