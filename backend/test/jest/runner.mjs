// Each worker is a process: the tests use signals and the working folder, which a thread shares with the others.
import { createRunner } from 'jest-light-runner';

export default createRunner({ runtime: 'child_process' });
