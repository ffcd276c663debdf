import type { Icon } from '@tabler/icons-react';
import classes from './banner.module.css';
import { OnBody } from './on-body';

interface BannerProps {
  icon: Icon;
  /** Undefined: there is no news. */
  text: string | undefined;
}

/** Shows news of the installation at the foot of every screen, as long as it holds. */
export function Banner({ icon: BannerIcon, text }: BannerProps) {
  return (
    <OnBody>
      <div role="status" data-while-idle className={classes.place}>
        {text && (
          <p className={classes.banner}>
            <BannerIcon size={18} aria-hidden />
            {text}
          </p>
        )}
      </div>
    </OnBody>
  );
}
