// Imports no code, because the code that a module imports runs before it.
import './styles/base.css';

/** A page in the background paints nothing: its scripts start after this many milliseconds. */
const BACKGROUND_DELAY_MS = 500;

/** Resolves when the browser has painted what the page contains. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, BACKGROUND_DELAY_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

// Running scripts would delay the paint of the screen that the server rendered.
if (document.getElementById('root')?.hasChildNodes()) await painted();
await import('./start');
