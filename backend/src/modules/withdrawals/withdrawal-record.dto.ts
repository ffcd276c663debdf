import { Shows, ShowsId, ShowsImage, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { UserStanding } from '../users/user.dto.js';
import { BankExportDto, WithdrawalDto, WithdrawalDecisionRow } from './withdrawal.dto.js';

// --- the documented record, with full bank details

export class UserDetails {
  @ShowsId() _id: string;
  @ShowsImage() picture: string;
  @ShowsText("Bio, '' when empty", 'Singer from Pune') bio: string;
  @ShowsText('Username', 'anita.sharma') username: string;
  @ShowsText('Email', 'anita@example.com') email: string;
  @ShowsText('Name', 'Anita Sharma') name: string;
}
export class AccountDetails {
  @ShowsText('Account number in full', '001234567890') accountNo: string;
  @ShowsText('IFSC code', 'SBIN0001234') ifscCode: string;
  @ShowsText('Bank', 'State Bank of India') bankName: string;
  @ShowsText('PAN', 'ABCDE1234F') panNumber: string;
}
export class AgencyOfUser {
  @ShowsText("Code of the agency, '' when the user is not a host", 'AG100001') uniqueId: string;
  @ShowsText("Code of the agency's BD, '' when the user is not a host", 'BD100001') bd: string;
  @ShowsText("Code of the agency's agency admin, '' when the user is not a host", 'AA100001') admin: string;
}
export class WithdrawalDetails {
  @ShowsId('_id of the request') request: string;
  @Shows({ type: () => UserDetails }) userDetails: UserDetails;
  @Shows({ type: () => AccountDetails }) accountDetails: AccountDetails;
  @Shows({ type: () => AgencyOfUser }) agency: AgencyOfUser;
  @ShowsTime('When the user requested it') createdAt: string;
}

// --- the evidence for a decision

export class GiftEarnings {
  @ShowsText('Name of the gift', 'Rose') title: string;
  @ShowsInt('Number of times received', 12) count: number;
  @ShowsInt('Coins earned from it', 120) coins: number;
}
export class SameAccountUser {
  @ShowsId() _id: string;
  @ShowsText('Username', 'another.user') username: string;
  @ShowsInt('Requests with this account number', 2) requests: number;
  @ShowsTime('Time of the latest request') last: string;
}
export class WithdrawalEvidence {
  @Shows({ type: () => WithdrawalDto }) request: WithdrawalDto;
  @Shows({ type: () => UserDetails }) user: UserDetails;
  @Shows({ type: () => UserStanding, nullable: true, description: 'null: the user deleted the account' })
  standing: UserStanding | null;
  @ShowsText("PAN, masked except the last four characters; '' when not given", '••••••234F')
  panNumber: string;
  @Shows({
    type: () => BankExportDto,
    nullable: true,
    description: 'The bank export that contains the request',
  })
  export: BankExportDto | null;
  @Shows({ type: () => [WithdrawalDecisionRow] }) decisions: WithdrawalDecisionRow[];
  @Shows({ type: () => [WithdrawalDto], description: "The user's other recent requests" })
  requests: WithdrawalDto[];
  @ShowsInt('Coins paid out to this user so far', 20000) totalPaid: number;
  @ShowsInt('Available earnings', 300) earnings: number;
  @ShowsInt('Coins of pending requests', 5000) held: number;
  @ShowsText("Reason why the user's wallet is frozen, '' when it is not", '') frozen: string;
  @Shows({ type: () => [GiftEarnings], description: 'Gifts with the highest earnings' })
  gifts: GiftEarnings[];
  @ShowsInt('Coins earned from gifts that the list leaves out', 40) otherGifts: number;
  @ShowsInt('Coins that come from no gift of the ledger: they are from before the ledger', 0)
  otherCoins: number;
  @ShowsInt('Sum of the paid, available and pending coins, and of all of their sources', 25_300)
  totalEarned: number;
  @Shows({ type: () => AgencyOfUser }) agency: AgencyOfUser;
  @Shows({ type: () => [SameAccountUser], description: 'Other users with requests to this account number' })
  sameAccount: SameAccountUser[];
}
