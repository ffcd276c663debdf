const whole = new Intl.NumberFormat('en-US');

/** A number as messages name it: 12500 is '12,500'. */
export const grouped = (value: number): string => whole.format(value);
