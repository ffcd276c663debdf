import type { QueryFilter } from 'mongoose';

/**
 * A filter by the fields of a base class, for the records of any class that extends it. The compiler holds it against the base;
 * that it fits the other class too follows from the inheritance, which mongoose's type of filters does not see.
 */
export const filterOf = <Base, T extends Base>(where: QueryFilter<Base>) => where as QueryFilter<T>;
