// Moves in the hierarchy, concurrent with other moves and changes of the same accounts.
import { Agency } from '../../src/modules/staff/agency/agency.schema.js';
import { type CodedStaff, staffOf } from '../../src/modules/staff/shared/staff.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { type Branches, type Coded, hierarchyCalls, toOtherBd } from './hierarchy-calls.js';

const calls = hierarchyCalls();

describe('POST /api/admin/hierarchy/move', () => {
  it('should change the BD of every agency when agencies are added during the move', async () => {
    const tree = await calls.twoBranches();
    const { agencyAdmin, otherBd } = tree;
    const owner = await calls.app.as('agencyadmin', agencyAdmin);
    const image = await photograph('png');
    const add = (at: number) =>
      owner.agent
        .post('/api/admin/agencyPanel/addAgencyPanel')
        .field({ name: `New ${at}`, email: `new.${at}@example.com`, number: `91600000000${at}` })
        .field('password', 'a-new-password')
        .attach('image', image, 'a.png');
    const answers = await Promise.all([0, 1, 2, 3].map(add).concat(calls.move(toOtherBd(tree))));
    expectSuccess(answers[4]!);
    const added = answers.slice(0, 4).filter(({ status }) => status === 200).length;
    const agencies = calls.app.connection.collection('agencies');
    expect(await agencies.countDocuments({ admin: agencyAdmin.uniqueId })).toBe(2 + added);
    expect(await agencies.countDocuments({ admin: agencyAdmin.uniqueId, bd: otherBd.uniqueId })).toBe(
      2 + added,
    );
  });

  /** Assigns an agency to the agency admin of the tree while that agency admin moves to another BD. */
  async function editedWhileMoved(tree: Branches, { _id }: Coded) {
    const { accounts: agencies } = calls.app.nest.get<CodedStaff<'agency', Agency>>(staffOf(Agency));
    const update = agencies.update.bind(agencies);
    const spy = jest.spyOn(agencies, 'update').mockImplementationOnce(async (...given) => {
      expectSuccess(await calls.move(toOtherBd(tree)));
      return update(...given);
    });
    const edited = await calls.admin.agent
      .post('/api/admin/agencyPanel/updateAgencyPanel')
      .field({ id: _id.toHexString(), admin: tree.agencyAdmin.uniqueId, name: 'Edited' });
    spy.mockRestore();
    return edited;
  }

  it('should return 409 when an agency is assigned to the agency admin during the move', async () => {
    const tree = await calls.twoBranches();
    const agency = await calls.app.create.agency();
    expectFailure(await editedWhileMoved(tree, agency), 'VERSION_CONFLICT', 'admin');
    const { admin: under, bd, name } = agency;
    expect(await calls.stored('agencies', agency)).toMatchObject({ admin: under, bd, name });
  });

  it('should change the BD of an agency when it is edited during the move', async () => {
    const tree = await calls.twoBranches();
    expectSuccess(await editedWhileMoved(tree, tree.agency));
    expect(await calls.stored('agencies', tree.agency)).toMatchObject({
      admin: tree.agencyAdmin.uniqueId,
      bd: tree.otherBd.uniqueId,
      name: 'Edited',
    });
  });

  it('should apply only one of several concurrent moves', async () => {
    const tree = await calls.twoBranches();
    const targets = await Promise.all([1, 2, 3, 4].map(() => calls.app.create.bd()));
    const answers = await Promise.all(
      targets.map(({ uniqueId }) => calls.move({ ...toOtherBd(tree), to: uniqueId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const won = targets[answers.findIndex(({ status }) => status === 200)]!;
    expect(await calls.stored('agencyadmins', tree.agencyAdmin)).toMatchObject({ createBy: won.uniqueId });
    expect(await calls.stored('agencies', tree.agency)).toMatchObject({ bd: won.uniqueId });
    expect(await calls.moveAudits(tree.agencyAdmin)).toHaveLength(1);
  });
});
