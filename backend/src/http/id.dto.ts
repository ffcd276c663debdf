import { Id } from './fields.js';

/** `?id=` or `/{id}`: a record's _id. */
export class IdDto {
  @Id() id: string;
}
