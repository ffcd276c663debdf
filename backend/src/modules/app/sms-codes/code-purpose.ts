/** What a code by SMS is good for; a code for one purpose is wrong for the other. */
export type CodePurpose = 'reset' | 'register';
