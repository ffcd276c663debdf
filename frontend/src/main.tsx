import './styles/base.css';

await import('./start');
