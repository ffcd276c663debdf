import { errorsToForm } from './errors-to-form';

const failure = (errors: { field: string; message: string }[]) => ({
  status: 400,
  code: 'VALIDATION_FAILED',
  message: 'Some fields are not right',
  errors,
});

describe('errorsToForm', () => {
  it('should put a message under its field and keep the first of several', () => {
    const error = failure([
      { field: 'number', message: 'is taken' },
      { field: 'number', message: 'is too long' },
    ]);
    expect(errorsToForm(error, ['number'])).toEqual({ underFields: { number: 'is taken' }, rest: [] });
  });

  it('should hand over what no field of the form can show', () => {
    const error = failure([{ field: 'page', message: 'must be positive' }]);
    expect(errorsToForm(error, ['name'])).toEqual({ underFields: {}, rest: ['must be positive'] });
  });

  it('should find nothing in errors of another kind', () => {
    expect(errorsToForm(new Error('boom'), ['name'])).toEqual({ underFields: {}, rest: [] });
  });
});
