import type { StreamState } from '../../lib/change-stream';
import classes from './live.module.css';
import { texts } from './live.texts';

const { stream, streamHint } = texts.live;

/** Shows whether the list is up to date. */
export const StreamSign = ({ state }: { state: StreamState }) => (
  <span role="status" className={classes.sign} data-state={state} title={streamHint[state]}>
    {stream[state]}
  </span>
);
