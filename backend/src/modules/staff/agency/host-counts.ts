/** Counts the hosts of agencies. The hosts' domain, which stands above staff, provides it. */
export abstract class HostCounts {
  /** How many approved hosts each of these agencies has, by its code; agencies without hosts may be missing. */
  abstract approvedOf(codes: string[]): Promise<Map<string, number>>;
}
