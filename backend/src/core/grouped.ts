const whole = new Intl.NumberFormat('en-US');

/** Formats a number for messages: 12500 is '12,500'. */
export const grouped = (value: number): string => whole.format(value);
