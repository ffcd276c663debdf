import { Shows, ShowsId, ShowsInt, ShowsText } from '../../http/fields.js';

/** The host application by which a user stands: the open or approved one, otherwise the last. */
export class UserApplication {
  @ShowsInt('0 pending, 1 approved, 2 rejected', 1) status: number;
  @ShowsText('Code of the agency', 'AG100001') agencyCode: string;
  @ShowsText("Name of the agency, '' when it is deleted", 'Starlight Talent') agencyName: string;
  @Shows({ type: String, nullable: true, description: '_id of the agency; null when it is deleted' })
  agency: string | null;
}

/** How many withdrawals of a user are in each state. */
export class UserWithdrawals {
  @ShowsInt('Waiting for a decision', 1) pending: number;
  @ShowsInt('Approved', 3) approved: number;
  @ShowsInt('Rejected', 0) rejected: number;
}

/** What other screens show of a user. */
export class UserOverview {
  @ShowsId('The user') _id: string;
  @Shows({ type: () => UserApplication, nullable: true, description: 'null: the user never applied as host' })
  application: UserApplication | null;
  @Shows({ type: () => UserWithdrawals }) withdrawals: UserWithdrawals;
}
