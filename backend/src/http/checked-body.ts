// The checked form (a DTO) of each request body, for what needs the body beside the handler.
const checked = new WeakMap<object, object>();

/** Notes the DTO that a request body was turned into. */
export const noteChecked = (body: object, dto: object): void => void checked.set(body, dto);

/** The DTO of a request body. Empty for a call without body; only to be asked once the input pipe has run. */
export const checkedBody = (body: unknown): object =>
  (typeof body === 'object' && body !== null && checked.get(body)) || {};
