import classes from './decision-queue.module.css';

export interface ShownKey {
  key: string;
  meaning: string;
}

interface KeyLegendProps {
  keys: readonly ShownKey[];
}

/** The keyboard shortcuts of the screen. */
export const KeyLegend = ({ keys }: KeyLegendProps) => (
  <span className={classes.keys}>
    {keys.map(({ key, meaning }) => (
      <span key={key}>
        <kbd>{key}</kbd> {meaning}
      </span>
    ))}
  </span>
);
