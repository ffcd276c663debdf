import classes from './decision-queue.module.css';

export interface ShownKey {
  key: string;
  meaning: string;
}

interface KeyLegendProps {
  keys: readonly ShownKey[];
  /** Places the legend at the end of a bar. */
  aside?: boolean;
}

/** The keyboard shortcuts of the screen. */
export const KeyLegend = ({ keys, aside }: KeyLegendProps) => (
  <span className={classes.keys} data-aside={aside || undefined}>
    {keys.map(({ key, meaning }) => (
      <span key={key}>
        <kbd>{key}</kbd> {meaning}
      </span>
    ))}
  </span>
);
