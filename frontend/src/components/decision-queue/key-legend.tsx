import classes from './decision-queue.module.css';

export interface ShownKey {
  key: string;
  meaning: string;
}

/** The keys that do something here. */
export const KeyLegend = ({ keys }: { keys: readonly ShownKey[] }) => (
  <span className={classes.keys}>
    {keys.map(({ key, meaning }) => (
      <span key={key}>
        <kbd>{key}</kbd> {meaning}
      </span>
    ))}
  </span>
);
