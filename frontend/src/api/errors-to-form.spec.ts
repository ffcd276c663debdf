import { errorsToForm } from './errors-to-form';

const failure = (errors: { field: string; message: string }[]) => ({
  status: 400,
  code: 'VALIDATION_FAILED',
  message: 'Some fields are not right',
  errors,
});

describe('errorsToForm', () => {
  it('should keep the first message when a field has several', () => {
    const error = failure([
      { field: 'number', message: 'is taken' },
      { field: 'number', message: 'is too long' },
    ]);
    expect(errorsToForm(error, ['number'])).toEqual({ underFields: { number: 'is taken' }, rest: [] });
  });

  it('should return a message as the rest when the form has no such field', () => {
    const error = failure([{ field: 'page', message: 'must be positive' }]);
    expect(errorsToForm(error, ['name'])).toEqual({ underFields: {}, rest: ['must be positive'] });
  });

  it('should return no messages when the error is not from the API', () => {
    expect(errorsToForm(new Error('boom'), ['name'])).toEqual({ underFields: {}, rest: [] });
  });
});
