import type { Listed } from '../../../components/base/list-page/list.types';
import type { Crumb } from '../../../lib/screen';
import { about } from './about';
import type { Catalogue, Save } from './catalogue';
import { RecordFormPage } from './record-form-page';
import { emptyValues, fieldsToAdd, toDto } from './values';
import { wordsOf } from './words';

interface AddRecordProps<Row extends Listed, Dto> {
  catalogue: Catalogue<Row, Dto>;
  onSave: Save<Dto>;
  /** The trail to the list, where the record belongs to another record. */
  trail?: Crumb[];
}

/** The screen that adds one record to a catalogue. */
export function AddRecord<Row extends Listed, Dto>({ catalogue, onSave, trail }: AddRecordProps<Row, Dto>) {
  const { fields, limits, screens, failures, requiredText } = catalogue;
  const words = wordsOf(catalogue);
  return (
    <RecordFormPage
      title={words.add}
      trail={trail ?? [{ label: words.list, to: screens.list }]}
      fields={fieldsToAdd(fields)}
      limits={limits}
      initial={emptyValues(fields)}
      submitLabel={words.add}
      failure={failures?.add}
      requiredText={requiredText}
      isNew
      aboutSaved={(record) => about(catalogue, record as Row | undefined)}
      // Every field is required, so every value is present.
      save={(_changed, values) => onSave(toDto(fields, values) as Dto)}
    />
  );
}
