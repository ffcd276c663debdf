/**
 * What was typed into a number field. What is no number goes to the server as it is, and the server says what is wrong
 * with it: turned into NaN it would arrive as nothing, which means unchanged.
 */
export const typedNumber = (text: string): number =>
  /^\d+$/.test(text.trim()) ? Number(text) : (text as unknown as number);
