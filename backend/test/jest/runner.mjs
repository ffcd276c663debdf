// Each worker is a process: the tests use signals and the working folder, which a thread shares with the others.
import { createRunner } from 'jest-light-runner';

const runtime = 'child_process';
const LightRunner = createRunner({ runtime });

/**
 * The workers of each project. A worker asks for its configuration when it starts. The runner answers the first question
 * to all workers, and a worker that does not listen yet waits for ever: here each worker gets the answer to its own.
 */
class Workers extends Map {
  constructor(globalConfig) {
    super();
    this.globalConfig = globalConfig;
  }

  set(projectConfig, { pool }) {
    const workerData = { globalConfig: this.globalConfig, projectConfig, runtime };
    const run = ({ path }) => pool.run(path, { channel: channelOf(workerData) });
    return super.set(projectConfig, { pool, run });
  }
}

function channelOf(workerData) {
  let send;
  return {
    onMessage: (listener) => {
      send = listener;
    },
    postMessage: (message) => {
      if (message === 'jest-light-runner-get-worker-data')
        send({ type: 'jest-light-runner-worker-data', workerData });
    },
  };
}

export default class Runner extends LightRunner {
  constructor(globalConfig, ...more) {
    super(globalConfig, ...more);
    this._testRunners = new Workers(globalConfig);
  }
}
