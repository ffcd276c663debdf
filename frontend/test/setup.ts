// Runs before each file that renders screens.
import { configure } from '@testing-library/dom';
import { beginAnswers, endAnswers } from './fake-api';
import { beginEvents } from './fake-events';
import { endScreen } from './open-screen';

configure({
  // Under load, the first screen of a worker takes long to import.
  asyncUtilTimeout: 60_000,
  // Asking for the computed style of every element takes most of a test's time. No style sheet is loaded anyway.
  defaultHidden: true,
  // The markup of a whole page says less than its texts.
  getElementError: (message) => {
    const shown = ['main', '[role=dialog]', 'section[aria-label=Notifications]'].map(
      (part) => document.querySelector(part)?.textContent ?? '',
    );
    return new Error([message, ...shown].join('\n'));
  },
});
beginEvents();

beforeEach(() => {
  beginAnswers();
});

afterEach(() => {
  endScreen();
  endAnswers();
});
