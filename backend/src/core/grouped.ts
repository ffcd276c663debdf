const whole = new Intl.NumberFormat('en-US');

/** Formats a number for messages: 12500 is '12,500'. */
export const grouped = (value: number): string => whole.format(value);

/** Formats an amount of coins for messages: '1 coin', '12,500 coins'. */
export const inCoins = (amount: number): string => `${grouped(amount)} ${amount === 1 ? 'coin' : 'coins'}`;
