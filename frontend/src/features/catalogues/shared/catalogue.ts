import type { ReactNode } from 'react';
import type { Column, Listed } from '../../../components/base/list-page/list.types';
import type { FieldControl, FormValues } from '../../../components/record-form/field';
import type { Limits } from '../../../components/record-form/limits';
import type { PictureShape } from '../../../lib/picture-shapes';
import type { UploadKind } from '../../../lib/upload-kinds';
import type { CatalogueScreens } from './catalogue-screens';
import { texts } from './catalogues.texts';
import type { CatalogueRow } from './catalogue-row';
import { shownColumn } from './shown-column';

interface AnyField<Name> {
  name: Name;
  label: string;
  hint?: string;
  placeholder?: string;
}
interface TextField<Name> extends AnyField<Name> {
  kind?: 'text' | 'area';
  control?: (form: FieldControl<FormValues>) => ReactNode;
  display?: (value: string) => ReactNode;
}
interface ChoiceField<Name, Value> extends AnyField<Name> {
  kind: 'select';
  options: readonly Value[];
}
interface NumberField<Name> extends AnyField<Name> {
  kind: 'number' | 'price';
}
interface CheckField<Name> extends AnyField<Name> {
  kind: 'check';
}
interface FileField<Name> extends AnyField<Name> {
  kind: UploadKind;
  /** The place that shows the picture; every picture has one. */
  shape?: PictureShape;
  /** The record's field with the stored file, if its name differs. */
  stored?: string;
  /** An edit accepts this file only together with the other one. */
  requiredWith?: string;
  /** `required`: every edit needs a new file. `absent`: edits cannot change the file. */
  onEdit?: 'required' | 'absent';
}

/** Derives the kind of input from the type of an API field: unions of words are choices, plain strings are texts. */
type FieldFor<Name, Value> = [Value] extends [number]
  ? NumberField<Name>
  : [Value] extends [boolean]
    ? CheckField<Name>
    : [Value] extends [Blob]
      ? FileField<Name>
      : string extends Value
        ? TextField<Name>
        : ChoiceField<Name, Value>;

/** One field of a catalogue's forms. Its name and type come from the API call that adds a record. */
export type CatalogueField<Dto> = {
  [Name in keyof Dto & string]-?: FieldFor<Name, NonNullable<Dto[Name]>>;
}[keyof Dto & string];

/** Everything that differs between catalogues; they share the screens. */
export interface Catalogue<Row extends Listed, Dto> {
  screens: CatalogueScreens;
  /** Titles that differ from `Manage`, `Add` or `Edit` and the name of one record. */
  titles?: { list?: string; edit?: string };
  columns: Column<Row>[];
  /** The fields of the add form, all of which are required. */
  fields: CatalogueField<Dto>[];
  /** The API's limits for the fields; {} where it sets none. */
  limits: Limits;
  /** Returns the name of a record, for the labels of its buttons and the question before a deletion. */
  nameOf: (row: Row) => string;
  /** The label of the search box; without it the list has no search box. */
  search?: string;
  /** Explains the purpose of the catalogue while it is empty. */
  hint: string;
  /** The titles of failures. */
  failures?: { add?: string; edit?: string; read?: string };
  /** The error under an empty required field, if it differs from the standard one. */
  requiredText?: string;
  /** Milliseconds between a saved edit and the return to the list, if they differ from the standard. */
  pauseAfterEdit?: number;
}

/** The switch of every form. Startup makes the records of a catalogue without an add form: their lists have the switch. */
const shownField = { name: 'shown', label: texts.shown.field, kind: 'check', hint: texts.shown.fieldHint };

/**
 * Lets the compiler check columns and fields against the API's types. Returns the catalogue with what all of them have:
 * staff show and hide records.
 */
export const defineCatalogue = <Row extends CatalogueRow, Dto>(
  catalogue: Catalogue<Row, Dto>,
): Catalogue<Row, Dto> => {
  const { columns, fields, nameOf, screens } = catalogue;
  return {
    ...catalogue,
    columns: [...columns, shownColumn(screens.kind, nameOf)],
    fields: screens.add ? [...fields, shownField as CatalogueField<Dto>] : fields,
  };
};

/** Adds or changes one record. */
export type Save<Dto> = (dto: Dto) => Promise<{ message: string }>;
