import type { ReactNode } from 'react';
import type { Column, Listed } from '../../../components/list-page/list.types';
import type { FieldControl, FormValues } from '../../../components/record-form/field';
import type { Limits } from '../../../components/record-form/limits';
import type { UploadKind } from '../../../lib/upload-kinds';
import type { CatalogueScreens } from './catalogue-screens';

interface AnyField<Name> {
  name: Name;
  label: string;
  hint?: string;
  placeholder?: string;
}
interface TextField<Name> extends AnyField<Name> {
  kind?: 'text' | 'area';
  control?: (form: FieldControl<FormValues>) => ReactNode;
}
interface ChoiceField<Name, Value> extends AnyField<Name> {
  kind: 'select';
  options: readonly Value[];
}
interface NumberField<Name> extends AnyField<Name> {
  kind: 'number' | 'price';
}
interface FileField<Name> extends AnyField<Name> {
  kind: UploadKind;
  /** The record's field that holds the stored file, where it is called otherwise. */
  stored?: string;
  /** A change takes this file only together with that other one. */
  requiredWith?: string;
  /** `required`: a change needs it anew. `absent`: a change cannot have it. */
  onEdit?: 'required' | 'absent';
}

/** Choices are unions of words, texts are any string: which one a field of the API is decides what its input is. */
type FieldFor<Name, Value> = [Value] extends [number]
  ? NumberField<Name>
  : [Value] extends [Blob]
    ? FileField<Name>
    : string extends Value
      ? TextField<Name>
      : ChoiceField<Name, Value>;

/** One field of a catalogue's forms, named and typed by what the API takes when a record is added. */
export type CatalogueField<Dto> = {
  [Name in keyof Dto & string]-?: FieldFor<Name, NonNullable<Dto[Name]>>;
}[keyof Dto & string];

/** Everything in which one catalogue differs from the others; the screens are the same. */
export interface Catalogue<Row extends Listed, Dto> {
  screens: CatalogueScreens;
  /** Titles of screens that are not `Manage`, `Add` or `Edit` and the name of one. */
  titles?: { list?: string; edit?: string };
  columns: Column<Row>[];
  /** What adding takes; every field is required then. */
  fields: CatalogueField<Dto>[];
  /** What the API allows in them. */
  limits?: Limits;
  /** What a record is called, for the labels of its buttons and the question before it is deleted. */
  nameOf: (row: Row) => string;
  /** The app shows the order that staff arrange. */
  ordered?: boolean;
  /** What is searched; without it there is no search box. */
  search?: string;
  /** What it is for, said where there is no record yet. */
  hint: string;
  /** Documented titles of failures. */
  failures?: { add?: string; edit?: string; read?: string };
  /** Under a required field that was left empty, where documented otherwise. */
  requiredText?: string;
  /** Its picture is an icon: forms show it 80 by 80, as documented. */
  icon?: true;
  /** Milliseconds from a saved edit to the list, where documented otherwise. */
  pauseAfterEdit?: number;
}

/** The compiler holds columns and fields against the API's types; nothing happens at run time. */
export const defineCatalogue = <Row extends Listed, Dto>(
  catalogue: Catalogue<Row, Dto>,
): Catalogue<Row, Dto> => catalogue;

/** Adds or changes one record. */
export type Save<Dto> = (dto: Dto) => Promise<{ message: string }>;
