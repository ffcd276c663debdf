/** Counts the hosts of agencies. Implemented by the hosts module, which depends on the staff module. */
export abstract class HostCounts {
  /** Returns the number of approved hosts by agency code. Agencies without hosts may be missing. */
  abstract approvedOf(codes: string[]): Promise<Map<string, number>>;
}
