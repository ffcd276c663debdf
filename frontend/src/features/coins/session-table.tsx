import { Link } from 'react-router-dom';
import { Sheet } from '../../components/base/sheet';
import { formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import classes from './coins.module.css';
import { texts } from './coins.texts';
import type { SessionSend } from './session-sends';

const { seller: text, sent } = texts;

/** The sales from this tab, newest first. */
export function SessionTable({ sends }: { sends: SessionSend[] }) {
  return (
    <Sheet title={text.session} actions={<Link to={paths.coin.sent}>{text.all}</Link>}>
      {sends.length === 0 ? (
        <p className={classes.second}>{text.none}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{sent.heads.user}</th>
              <th scope="col" className={classes.end}>
                {sent.heads.coin}
              </th>
              <th scope="col">{sent.heads.date}</th>
            </tr>
          </thead>
          <tbody>
            {sends.map(({ transfer, userId, coin, at }) => (
              <tr key={transfer}>
                <td translate="no" className={classes.name}>
                  {userId}
                </td>
                <td className={classes.end}>{formatNumber(coin)}</td>
                <td>
                  <Link to={paths.coin.receipt(transfer)} title={texts.receipt.open}>
                    <time dateTime={at}>{formatDateTime(at)}</time>
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  );
}
