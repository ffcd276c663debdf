const STRICT = Symbol('strict');
/**
 * Rejects unknown fields with 400 instead of dropping them. Only for calls that no documented client sends
 * (docs/wire-contract.md).
 */
export const RefuseUnknown = (): ClassDecorator => (target) => Reflect.defineMetadata(STRICT, true, target);
export const refusesUnknown = (dto: object) => Reflect.getMetadata(STRICT, dto) === true;
