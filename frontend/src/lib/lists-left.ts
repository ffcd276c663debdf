/** What the address of each list said when it was last seen in this tab: its page, search, order and filters. */
const left = new Map<string, string>();

export const keepList = (pathname: string, search: string) => void left.set(pathname.toLowerCase(), search);

/** The way back from one of a list's records: the list as it was left. */
export const asLeft = (list: string) => list + (left.get(list.toLowerCase()) ?? '');
