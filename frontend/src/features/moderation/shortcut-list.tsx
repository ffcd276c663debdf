import classes from './moderation.module.css';
import { texts } from './moderation.texts';

const names = Object.entries(texts.shortcutNames) as [keyof typeof texts.keys, string][];

/** The keyboard shortcuts of the screen, always visible. */
export function ShortcutList() {
  return (
    <dl className={classes.shortcuts} aria-label={texts.shortcuts}>
      {names.map(([name, meaning]) => (
        <div key={name}>
          <dt>
            <kbd>{texts.keys[name]}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
