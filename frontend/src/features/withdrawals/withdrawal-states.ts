import type { BankField, Withdrawal } from '../../api/withdrawals.gen';
import type { Question } from '../../components/base/confirm';
import { target, type Move } from '../../components/decision-queue/decisions';
import { formatNumber } from '../../lib/format';
import { texts } from './withdrawals.texts';

/** Names a request by user and coins, because one user may have several requests. */
export const nameOf = ({ userId, coins }: Withdrawal) => texts.rowName(userId.username, formatNumber(coins));

const agreedOn = ({ agreedOn: on }: Withdrawal, move: Move) => on === target[move];
/** Returns why this reader may not confirm the first admin's decision; undefined if the reader may. */
export function refusalOf(request: Withdrawal, move: Move): string | undefined {
  if (!agreedOn(request, move)) return undefined;
  return request.agreedByYou ? texts.second.titleByYou[target[move]] : request.obstacle;
}
/** Returns whether the move would be the second agreement. */
export const confirms = (request: Withdrawal, move: Move) =>
  agreedOn(request, move) && !refusalOf(request, move);

/**
 * Returns the question before a payout is approved: the user, the bank account, the coins, and whether another admin
 * has to agree.
 */
export function payoutQuestion(request: Withdrawal): Question {
  const { userId, coins, accountNo, bankName, needsTwo } = request;
  const account = texts.account(shortAccount(accountNo), bankName, userId.name);
  const ask = confirms(request, 'approve') ? texts.confirmOne : needsTwo ? texts.askSecond : texts.approveOne;
  return { ...ask(userId.username, formatNumber(coins), account), safe: true };
}

/** Names the fields that the bank would refuse. */
export const faultsIn = (faults: BankField[]) => faults.map((field) => texts.faults.fields[field]).join(', ');

/** Returns the last four digits, short enough for a column. */
export const shortAccount = (masked: string) => `•••• ${masked.slice(-4)}`;
