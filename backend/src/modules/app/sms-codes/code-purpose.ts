/** The purpose of an SMS code. A code for one purpose is invalid for the other. */
export type CodePurpose = 'reset' | 'register';
