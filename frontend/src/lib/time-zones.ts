/** Zones that engines list under an old name, with their present one. */
const RENAMED: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
  'Etc/UTC': 'UTC',
  GMT: 'UTC',
};

/** Returns the present name of a zone. */
export const presentName = (zone: string): string => RENAMED[zone] ?? zone;

/** On the server: the zone of the visitor's browser. */
let visitorZone: string | undefined;

/** On the server: notes the zone of the visitor's browser. */
export function noteVisitorZone(zone: string): void {
  visitorZone = zone;
}

/** Returns the zone of this browser. */
export const browserZone = (): string =>
  visitorZone ?? presentName(new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');

/** Returns the zones to choose from, in the order of their names: UTC first, with one that is stored. */
export function zonesToChoose(stored: string): string[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone').map(presentName), browserZone(), stored]);
  zones.delete('UTC');
  return ['UTC', ...[...zones].toSorted()];
}
