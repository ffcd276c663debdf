import { texts } from './catalogues.texts';
import { sortRefused } from './sort-refused';

const fields = [
  { name: 'name', label: 'Name' },
  { name: 'coin', label: 'Coins' },
];
const drafts = ['first', 'second'].map((key) => ({ key, values: {} }));
const [first, second] = drafts;
const refusal = (...errors: { field: string; message: string }[]) => ({
  ...{ status: 400, code: 'VALIDATION_FAILED', message: 'Not valid' },
  errors,
});

function outcome(...refused: { one: (typeof drafts)[number] | undefined; error: unknown }[]) {
  return sortRefused(
    refused.flatMap(({ one, error }) => (one ? [{ one, error }] : [])),
    { drafts, fields },
  );
}

describe('sortRefused', () => {
  it('should put the errors of fields at the row of their record', () => {
    const { underFields, failures } = outcome({
      one: second,
      error: refusal({ field: 'coin', message: 'Too many' }),
    });
    expect(underFields).toEqual({ 'drafts.1.values.coin': 'Too many' });
    expect(failures).toEqual({ second: texts.marked });
  });

  it('should give the reason at the row when an error has no field on the form', () => {
    const { underFields, failures } = outcome({
      one: first,
      error: refusal({ field: 'coin', message: 'Too many' }, { field: 'other', message: 'Is taken' }),
    });
    expect(underFields).toEqual({ 'drafts.0.values.coin': 'Too many' });
    expect(failures['first']).toContain('Is taken');
  });

  it('should keep the errors of several records apart', () => {
    const { underFields, failures } = outcome(
      { one: first, error: refusal({ field: 'name', message: 'Is taken' }) },
      { one: second, error: { status: 500, code: 'INTERNAL', message: 'The server failed', errors: [] } },
    );
    expect(underFields).toEqual({ 'drafts.0.values.name': 'Is taken' });
    expect(failures).toEqual({ first: texts.marked, second: 'The server failed' });
  });
});
