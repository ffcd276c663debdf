// The decisions of a panel differ in the lists of rejected hosts only. The other lists: all/host-lists.spec.ts.
import { checkHostList, hostLists } from './support/host-lists';
import { test } from './support/test';

for (const list of hostLists.filter(([, , state]) => state === 'Rejected'))
  test(`${list[1]} lists ${list[2].toLowerCase()} hosts, 50 a page, with the allowed decisions`, ({
    page,
    request,
  }) => checkHostList(page, request, list));
