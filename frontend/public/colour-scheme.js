// Runs before the first paint, in a file of its own because inline scripts are refused. Pages that the server sends with
// the chosen scheme do not load it. It writes the cookie for the next page when the choice is older than the cookie.
(function (window) {
  var chosen;
  try {
    chosen = window.localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // The browser blocks the storage: the scheme of the system is used.
  }
  var dark =
    chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  window.document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (chosen === 'dark' || chosen === 'light')
    window.document.cookie = 'scheme=' + chosen + '; path=/; max-age=31536000; samesite=lax';
})(globalThis);
