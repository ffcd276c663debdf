import { Shows, ShowsId, ShowsInt, ShowsText } from '../../http/shown-fields.js';

/** The current host application of a user: the pending or approved one, otherwise the latest. */
export class UserApplication {
  @ShowsInt('0: pending, 1: approved, 2: rejected', 1) status: number;
  @ShowsText('Code of the agency', 'AG100001') agencyCode: string;
  @ShowsText("Name of the agency, '' when the agency is deleted", 'Starlight Talent') agencyName: string;
  @Shows({ type: String, nullable: true, description: '_id of the agency, null when the agency is deleted' })
  agency: string | null;
}

/** The number of a user's withdrawals by state. */
export class UserWithdrawals {
  @ShowsInt('Pending', 1) pending: number;
  @ShowsInt('Approved', 3) approved: number;
  @ShowsInt('Rejected', 0) rejected: number;
}

/** The host application and withdrawals of a user. */
export class UserOverview {
  @ShowsId('_id of the user') _id: string;
  @Shows({
    type: () => UserApplication,
    nullable: true,
    description: 'null: the user never applied as a host',
  })
  application: UserApplication | null;
  @Shows({ type: () => UserWithdrawals }) withdrawals: UserWithdrawals;
}
