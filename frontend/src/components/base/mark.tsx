import { brand } from '../../lib/brand';
import { texts } from './components.texts';

/** The operator's logo, or the default one: a call board with one live call. */
export function Mark({ size = 28 }: { size?: number }) {
  if (brand.logo)
    return (
      <img
        src={brand.logo}
        alt={texts.logoAlt(brand.name)}
        width={size}
        height={size}
        style={{ objectFit: 'contain' }}
      />
    );
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden focusable="false">
      <rect x="1" y="1" width="30" height="30" rx="8" fill="var(--cb-accent-fill)" />
      <g stroke="var(--cb-on-fill)" strokeWidth="3" strokeLinecap="round">
        <path d="M9 10h14" />
        <path d="M9 16h7" opacity=".8" />
        <path d="M9 22h11" opacity=".6" />
      </g>
      <circle cx="22.5" cy="16" r="2.6" fill="#ffd166" />
    </svg>
  );
}
