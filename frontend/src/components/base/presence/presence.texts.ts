const roles: Record<string, string> = {
  admin: 'A platform admin',
  bd: 'A BD',
  agencyadmin: 'An agency admin',
  agency: 'An agency',
  coin: 'A coin agency',
};

const joined = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const texts = {
  /** The first letters of the first and the last word. */
  initialsOf: (name: string) => {
    const words = name.split(' ').filter(Boolean);
    return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('');
  },
  nameOf: ({ name, role }: { name: string; role: string }) => name || (roles[role] ?? 'Somebody'),
  /** The mark of a closed row. */
  inRow: (names: string[]) => `${joined(names)} ${names.length === 1 ? 'has' : 'have'} this open`,
  here: (names: string[]) => `${joined(names)} ${names.length === 1 ? 'has' : 'have'} this open too`,
};
