/** The name by which a query asks for all decisions. No action has it, because actions are `<kind>.<verb>`. */
export const DECISIONS = 'decisions';

/** The actions that decide about a waiting record: a host application, a withdrawal, a video, a request of an admin. */
export const DECISION_ACTIONS: readonly string[] = [
  'host.approve',
  'host.reject',
  'withdrawal.approve',
  'withdrawal.reject',
  'video.approve',
  'video.reject',
  'video.delete',
  'coins.confirm',
  'coins.refuse',
  'coin.confirmDelete',
  'import.confirm',
  'import.refuse',
  'coin.refuseDelete',
  'admin.confirmOwner',
  'admin.refuseOwner',
];
