import { Int, Phone } from '../api/fields.js';
import { MOST_COINS } from '../ledger/ledger.service.js';

export class AdjustUserDto {
  @Phone() number: string;
  @Int(0, MOST_COINS, { description: 'The new balance', example: 500 }) coin: number;
  @Int(0, 1_000_000, { example: 12 }) level: number;
  @Int(0, 1_000_000_000, { example: 3400 }) experience: number;
}
