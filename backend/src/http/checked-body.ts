// Maps each request body to its validated DTO, for code outside the handler that needs the body.
const checked = new WeakMap<object, object>();

/** Stores the DTO of a request body. */
export const noteChecked = (body: object, dto: object): void => void checked.set(body, dto);

/**
 * Returns the DTO of a request body, or an empty object for a call without body. Call it only after the input pipe has
 * run.
 */
export const checkedBody = (body: unknown): object =>
  (typeof body === 'object' && body !== null && checked.get(body)) || {};
