import cell from './cell.module.css';
import { Clip } from './clip';

interface AgencyCellProps {
  code: string;
  name: string | undefined;
}

/** An agency in a row of a list: its code with its name below. */
export const AgencyCell = ({ code, name }: AgencyCellProps) => (
  <div className={cell.names} data-agency>
    <code translate="no">{code}</code>
    {name && (
      <Clip className={cell.second} oneLine>
        {name}
      </Clip>
    )}
  </div>
);
