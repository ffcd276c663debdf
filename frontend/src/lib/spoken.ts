/** Derives a label from the API's name of a field: expTo becomes 'Exp to'. */
export function spoken(field: string): string {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
