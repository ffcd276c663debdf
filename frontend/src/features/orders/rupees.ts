import { formatRupees } from '../../lib/format';

/** Formats paise as rupees. */
export const inRupees = (paise: number): string => formatRupees(paise / 100);
