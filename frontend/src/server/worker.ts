// A worker thread of the server that renders screens, one after the other.
import './browser';

await import('./orders');
