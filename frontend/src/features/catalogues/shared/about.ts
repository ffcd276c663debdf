import type { Listed } from '../../../components/base/list-page/list.types';
import type { About } from '../../../components/base/notify';
import type { Catalogue } from './catalogue';

/** Returns what a toast says about a catalogue's record: its name, and the address of its form. */
export const about = <Row extends Listed, Dto>(
  { nameOf, screens: { editPage } }: Catalogue<Row, Dto>,
  record: Row | undefined,
): About =>
  record ? { name: nameOf(record), to: editPage && `${editPage}?id=${encodeURIComponent(record._id)}` } : {};
