import { areas } from '../../lib/right-areas.gen';
import type { Right } from '../../lib/right.gen';

const labels = Object.fromEntries(Object.values(areas).flatMap((rights) => Object.entries(rights)));

/** Returns the label of a right. */
export const labelOf = (right: Right): string => labels[right] ?? right;

export const texts = {
  /** The name of a screen without a label. */
  page: 'This page',
  title: 'You may not open this',
  needs: (right: string) => `This page needs the permission “${right}”.`,
  help: 'An Owner can give it to you. The Owners are among the platform admins.',
};

export const setTexts = {
  field: 'What they may do',
  hint: 'An admin may do what any of the chosen roles allows.',
  all: 'Everything, also what later versions add. If there is another Owner, that Owner must confirm it',
  count: (count: number) => (count === 1 ? '1 permission' : `${count} permissions`),
  required: 'Choose at least one role',
};
