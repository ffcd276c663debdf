// A field of a form holds a text. A field of several choices joins them with commas.

export const chosenIn = (value: string): string[] => value.split(',').filter(Boolean);

/** Returns the value with or without these choices. */
export function withChoice(value: string, choices: readonly string[], isChosen: boolean): string {
  const others = chosenIn(value).filter((one) => !choices.includes(one));
  return (isChosen ? [...others, ...choices] : others).join(',');
}
