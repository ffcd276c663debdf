// Every text that the documents give for a call, brought about in the running panels. The long part is in all/.
import { staffProofs } from './support/messages/staff';
import { documented, proveOn, proofs } from './support/messages/run';
import { expect, test } from './support/test';

test('has a proof for each call with documented texts', () => {
  expect(Object.keys(proofs).sort()).toEqual(documented.map(([call]) => call).sort());
});

const short = ['admin/login', 'bdpanel/getone', 'agencadminpanel/getagencyadmin', 'bdpanel/createbd'];
test('shows the documented texts of short calls', async ({ page, context }) => {
  for (const call of short)
    await test.step(call, async () => {
      expect(staffProofs).toHaveProperty([call]);
      await proveOn(page, context, call);
    });
});
