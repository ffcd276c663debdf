import type { QueryFilter } from 'mongoose';

/**
 * Types a filter on the fields of a base class for records of any derived class. The compiler checks the filter against
 * the base class. Its validity for the derived class follows from inheritance, which mongoose's filter type cannot
 * express.
 */
export const filterOf = <Base, T extends Base>(where: QueryFilter<Base>) => where as QueryFilter<T>;
