/** The name under which the server keeps how a person left the list of the moderation. */
export const MODERATION_LIST = 'moderation';
