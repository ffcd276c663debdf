// Runs before the first paint, in a file of its own because inline scripts are refused: without it a person who chose
// the dark scheme on a light system would see a white flash at every start.
(function (window) {
  var chosen = window.localStorage.getItem('mantine-color-scheme-value');
  var dark =
    chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  window.document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})(globalThis);
