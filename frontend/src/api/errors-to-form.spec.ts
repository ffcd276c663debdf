import { errorsToForm, gotNoAnswer, isApiError } from './errors-to-form';

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

describe('isApiError', () => {
  it('should return false when the browser refused an action', () => {
    const refusals = [
      new DOMException('Quota exceeded', 'QuotaExceededError'),
      // What the store makes of an exception.
      { name: 'QuotaExceededError', message: 'Quota exceeded', code: '22' },
      new TypeError('Failed to fetch'),
    ];
    for (const refusal of refusals) {
      expect(isApiError(refusal)).toBe(false);
      expect(gotNoAnswer(refusal)).toBe(false);
      expect(errorsToForm(refusal, ['name'])).toEqual({ underFields: {}, rest: [] });
    }
    expect(isApiError(failure([]))).toBe(true);
  });
});
