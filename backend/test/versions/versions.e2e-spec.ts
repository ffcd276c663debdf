// No edit overwrites that of a colleague: an edit that saw an old version of a record is refused with the present
// record.
import type { Response } from 'supertest';
import { catalogueCalls } from '../catalogues/catalogue-calls.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { catalogueEdits, EDITED_KINDS, type Edits, RECORDS } from './edits.js';

const calls = catalogueCalls();

/** What the refusal of an old version answers with its code. */
const conflictIn = ({ body }: Response) =>
  body as { details: object; changedBy?: string; changedAt?: string };

const ROUNDS = 3;

const CASES: [name: string, make: () => Promise<Edits>][] = [
  ...Object.entries(RECORDS).map(([name, make]): [string, () => Promise<Edits>] => [
    name,
    () => make(calls.app),
  ]),
  ...EDITED_KINDS.map((kind): [string, () => Promise<Edits>] => [kind, () => catalogueEdits(calls, kind)]),
];

describe.each(CASES)('editing a record: %s', (_name, make) => {
  let edits: Edits;
  beforeAll(async () => {
    edits = await make();
  });

  it('should save an edit of the present version and raise the version', async () => {
    const before = await edits.read();
    expect(before.version).toEqual(expect.any(Number));
    expectSuccess(await edits.save(1, before.version));
    const after = await edits.read();
    expect(after.version).toBe(before.version + 1);
    expect(after[edits.field]).not.toEqual(before[edits.field]);
  });

  it('should save an edit without a version', async () => {
    const { version } = await edits.read();
    expectSuccess(await edits.save(2));
    expect((await edits.read()).version).toBe(version + 1);
  });

  it('should return 409 with the present record and change nothing when the version is old', async () => {
    const { version } = await edits.read();
    expectSuccess(await edits.save(3, version));
    const present = await edits.read();
    const refused = await edits.save(4, version);
    expectFailure(refused, 'VERSION_CONFLICT');
    expect(present).toMatchObject({ ...conflictIn(refused).details });
    expect(conflictIn(refused)).toMatchObject({ changedBy: expect.stringMatching(/\S/) });
    expect(await edits.read()).toEqual(present);
  });

  it('should let exactly one of two concurrent edits of one version through', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { version } = await edits.read();
      const answers = await Promise.all([
        edits.save(5 + 2 * round, version),
        edits.save(6 + 2 * round, version),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409)!;
      expectFailure(refused, 'VERSION_CONFLICT');
      expect((await edits.read()).version).toBe(version + 1);
    }
  });

  it('should return 400 when the version is no whole number', async () => {
    expectFailure(await edits.save(20, -1), 'VALIDATION_FAILED', 'versionSeen');
  });
});
