import { saveInTurn } from './save-in-turn';

const rejected = {
  status: 400,
  code: 'VALIDATION_FAILED',
  message: 'No',
  errors: [{ field: 'a', message: 'No' }],
};
const silent = { status: 0, code: 'NETWORK', message: 'No answer', errors: [] };

/** Saves records that fail with these errors. */
async function outcome(failures: Record<string, object>) {
  const saved: string[] = [];
  const asked: string[] = [];
  const { answers, refused } = await saveInTurn(
    ['one', 'two', 'three'],
    (one) => {
      asked.push(one);
      const failure = failures[one];
      return failure ? Promise.reject(failure as Error) : Promise.resolve({ message: one });
    },
    (one) => saved.push(one),
  );
  return { asked, saved, answered: answers.length, refused: refused.map(({ one }) => one) };
}

describe('saveInTurn', () => {
  it('should go on after a rejected record', async () => {
    expect(await outcome({ two: rejected })).toEqual({
      asked: ['one', 'two', 'three'],
      saved: ['one', 'three'],
      answered: 2,
      refused: ['two'],
    });
  });

  it('should stop at a record without an answer', async () => {
    expect(await outcome({ two: silent })).toEqual({
      asked: ['one', 'two'],
      saved: ['one'],
      answered: 1,
      refused: ['two'],
    });
  });
});
