import { ShowsInt } from '../api/fields.js';

/** Both readings of the specification: u, acc, pen, rej and accepted, pending, rejected. */
export class HostCounts {
  @ShowsInt('Users: all of them for the admin, those who applied in scope for others', 300) u: number;
  @ShowsInt('Approved hosts', 60) acc: number;
  @ShowsInt('Pending applications', 12) pen: number;
  @ShowsInt('Rejected applications', 8) rej: number;
  @ShowsInt('The same as acc', 60) accepted: number;
  @ShowsInt('The same as pen', 12) pending: number;
  @ShowsInt('The same as rej', 8) rejected: number;
}
