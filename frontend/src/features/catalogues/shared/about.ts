import type { Listed } from '../../../components/list-page/list.types';
import type { About } from '../../../components/notify';
import type { Catalogue } from './catalogue';

/** What a toast says about a record of a catalogue: its name, and the form that shows it. */
export const about = <Row extends Listed, Dto>(
  { nameOf, screens: { editPage } }: Catalogue<Row, Dto>,
  record: Row | undefined,
): About =>
  record ? { name: nameOf(record), to: editPage && `${editPage}?id=${encodeURIComponent(record._id)}` } : {};
